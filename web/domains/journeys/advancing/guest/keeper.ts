import type { SeenAnswer } from '#shared/domains/journeys/advancing-link/view.ts';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { isApiError, isAway, isExpected } from '#web/platform/api-error.ts';
import { createStore } from '#web/platform/store.ts';

/** A typed answer that the server does not have yet, with the revision that its author saw. No value removes a draft. */
export interface Typed {
  readonly rev: number;
  readonly value?: AnswerValue | undefined;
}
export type TypedByKey = Readonly<Record<string, Typed>>;
interface Kept {
  readonly typed: TypedByKey;
  /** The newer answers of somebody else, by the key of their question. */
  readonly conflicts: Readonly<Record<string, SeenAnswer>>;
  /** The refusals of the server, in words. */
  readonly problems: Readonly<Record<string, string>>;
  /** Whether the server is out of reach. */
  readonly isAway: boolean;
  readonly isSaving: boolean;
}
interface KeeperOptions {
  /** The answers that this device has kept. */
  readonly first: TypedByKey;
  readonly save: (one: Typed & { readonly key: string }) => Promise<SeenAnswer>;
  readonly onSaved: (answer: SeenAnswer) => void;
  /** Keeps the answers on the device until the server has them. */
  readonly onKeep: (typed: TypedByKey) => void;
}

const without = <V>(all: Readonly<Record<string, V>>, key: string): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));

/**
 * Saves typed answers one after the other. Those that the server did not get stay on the device: without a connection,
 * after a refusal, and where somebody else was faster.
 */
export function createKeeper({ first, save, onSaved, onKeep }: KeeperOptions) {
  const store = createStore<Kept>({ typed: first, conflicts: {}, problems: {}, isAway: false, isSaving: false });
  const put = (change: Partial<Kept>) => {
    store.set({ ...store.get(), ...change });
    if (change.typed) onKeep(change.typed);
  };
  const waiting = () => {
    const { typed, conflicts, problems } = store.get();
    return Object.entries(typed).find(([key]) => !(key in conflicts) && !(key in problems));
  };
  /** Whether the next answer may follow. */
  const refused = (key: string, error: unknown): boolean => {
    const { conflicts, problems } = store.get();
    if (isApiError(error, 'advancing.itemStale')) {
      put({ conflicts: { ...conflicts, [key]: error.current as SeenAnswer } });
      return true;
    }
    if (isExpected(error) && error.status !== 403 && error.status < 500) {
      put({ problems: { ...problems, [key]: error.message } });
      return true;
    }
    put({ isAway: isAway(error) || store.get().isAway });
    return false;
  };
  const saveOne = async (key: string, one: Typed): Promise<boolean> => {
    try {
      const answer = await save({ ...one, key });
      const { typed } = store.get();
      put({ isAway: false, ...(typed[key] === one ? { typed: without(typed, key) } : {}) });
      onSaved(answer);
      return true;
    } catch (error) {
      return refused(key, error);
    }
  };
  let running: Promise<void> | undefined;
  const run = async () => {
    put({ isSaving: true });
    for (let next = waiting(); next; next = waiting()) if (!(await saveOne(...next))) break;
    put({ isSaving: false });
  };
  return {
    use: store.use,
    get: store.get,
    type: (key: string, one: Typed) =>
      put({ typed: { ...store.get().typed, [key]: one }, problems: without(store.get().problems, key) }),
    /** Saves what waits. Two calls at once are one. */
    flush: (): Promise<void> => {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Settles a conflict: the own value follows the newer one, or gives way to it. */
    settle: (key: string, isMine: boolean) => {
      const { typed, conflicts } = store.get();
      const [own, current] = [typed[key], conflicts[key]];
      if (!own || !current) return;
      put({
        conflicts: without(conflicts, key),
        typed: isMine ? { ...typed, [key]: { ...own, rev: current.rev } } : without(typed, key),
      });
      onSaved(current);
    },
  };
}
export type Keeper = ReturnType<typeof createKeeper>;
