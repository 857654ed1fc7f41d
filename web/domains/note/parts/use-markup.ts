import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { mentionedIn } from '#shared/domains/note/markup.ts';
import type { PersonCard } from '#shared/domains/note/schemas.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { fold } from '#shared/kernel/text.ts';
import { useColleagues } from '#web/domains/user/widgets/use-colleagues.ts';
import { askedAt, type Editing, listed, marked, named } from './editing.ts';

const SHOWN_NAMES = 6;

interface Start {
  readonly body: string;
  readonly mentions: readonly PersonCard[];
}

/** A text field with marks and names: what it holds, who is named in it, and its keys. */
export function useMarkup({ body, mentions }: Start) {
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const colleagues = useColleagues();
  const [text, setText] = useState(body);
  const [chosen, setChosen] = useState(mentions);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);

  const asked = caret === undefined ? undefined : askedAt(text, caret);
  const fits = ({ value }: PickerItem) => fold(value).includes(fold(asked?.keyword ?? ''));
  const names = asked ? [...colleagues.values()].filter(fits).slice(0, SHOWN_NAMES) : [];
  const put = (next: Editing) => {
    setText(next.text);
    setCaret(undefined);
    // The selection can be set once the field has drawn its new text.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.start, next.end);
    });
  };
  const now = (): Editing => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    return { text, start: selectionStart, end: selectionEnd };
  };
  const pick = ({ key, value }: PickerItem) => {
    if (!asked) return;
    setChosen([...chosen.filter(({ userId }) => userId !== key), { userId: key, name: value }]);
    put(named(now(), asked, value));
  };
  const bold = () => put(marked(now(), '**'));
  const italic = () => put(marked(now(), '_'));
  const onNameKey = (event: KeyboardEvent): boolean => {
    const item = names[active];
    if (!item) return false;
    if (event.key === 'ArrowDown') setActive((active + 1) % names.length);
    else if (event.key === 'ArrowUp') setActive((active - 1 + names.length) % names.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(item);
    else if (event.key === 'Escape') setCaret(undefined);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mod = event.metaKey || event.ctrlKey;
    if (!mod && onNameKey(event)) event.preventDefault();
    if (!mod || (event.key !== 'b' && event.key !== 'i')) return;
    event.preventDefault();
    if (event.key === 'b') bold();
    else italic();
  };
  const onChange = (value: string) => {
    setText(value);
    setCaret(area.current?.selectionStart ?? undefined);
    setActive(0);
  };
  const clear = () => {
    setText('');
    setChosen([]);
    setCaret(undefined);
  };
  const list = () => put(listed(now()));
  const closeNames = () => setCaret(undefined);
  const field = { area, text, onChange, onKeyDown, closeNames };
  return {
    field,
    names: { listId, names, active, pick },
    bold,
    italic,
    list,
    clear,
    people: mentionedIn(text, chosen),
  };
}
export type Markup = ReturnType<typeof useMarkup>;
