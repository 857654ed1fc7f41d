import type { ReactNode } from 'react';
import { createStore } from '#web/platform/store.ts';

interface Question {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A verb and its object: "Confirm show". */
  readonly action: ReactNode;
  readonly cancel?: ReactNode;
  readonly danger?: boolean;
}
interface Information {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly tone?: 'red';
}
interface Removal {
  /** The name of the record that is deleted. */
  readonly name: ReactNode;
  /** Names the things that are deleted with it. */
  readonly text?: ReactNode;
}
/** Something that is only done with a reason. */
interface Reasoned {
  readonly title: ReactNode;
  readonly action: ReactNode;
  readonly onReason: (reason: string) => void;
}
export type OpenDialog =
  | ({ readonly kind: 'reason' } & Reasoned)
  | ({ readonly kind: 'question' } & Question)
  | ({ readonly kind: 'information' } & Information)
  | ({ readonly kind: 'removal' } & Removal)
  | { readonly kind: 'leave' };
export type Asked = OpenDialog & { readonly key: number; readonly answer: (yes: boolean) => void };

export const dialogStore = createStore<readonly Asked[]>([]);
let last = 0;

function ask(dialog: OpenDialog): Promise<boolean> {
  const key = ++last;
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      dialogStore.set(dialogStore.get().filter((open) => open.key !== key));
      resolve(yes);
    };
    dialogStore.set([...dialogStore.get(), { ...dialog, key, answer }]);
  });
}

/** Questions from anywhere; the answer is a promise. Drawn by DialogHost. */
export const dialogs = {
  confirm: (question: Question) => ask({ kind: 'question', ...question }),
  inform: (information: Information) => ask({ kind: 'information', ...information }),
  /** The reason that the user gave; undefined when they cancelled. */
  reason: async (words: Omit<Reasoned, 'onReason'>): Promise<string | undefined> => {
    let given = '';
    const onReason = (reason: string) => {
      given = reason.trim();
    };
    return (await ask({ kind: 'reason', ...words, onReason })) ? given : undefined;
  },
  remove: (removal: Removal) => ask({ kind: 'removal', ...removal }),
  /** 'You have pending unsaved changes.' */
  leave: () => ask({ kind: 'leave' }),
};
