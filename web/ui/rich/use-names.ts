import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { askedAt } from './asked.ts';
import type { RichNames } from './rich-props.ts';

const SHOWN_NAMES = 6;

/** Finds the name that is being typed at the caret; `from` is a position in the document. */
function askedIn({ state, isFocused }: Editor) {
  const { $from, empty } = state.selection;
  if (!empty || !isFocused) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const asked = askedAt(before);
  return asked && { from: $from.start() + asked.from, keyword: asked.keyword };
}

function useActiveName(editor: Editor, listId: string, at: number) {
  useEffect(() => {
    if (at < 0) return;
    const box = editor.view.dom;
    box.setAttribute('aria-controls', listId);
    box.setAttribute('aria-activedescendant', `${listId}-${at}`);
    return () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) box.removeAttribute(name);
    };
  }, [editor, listId, at]);
}

/** Finds the names that match the text after an @, and handles the keys that choose among them. */
export function useNames(editor: Editor, names: RichNames | undefined) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState<string>();
  const asked = useEditorState({ editor, selector: (now) => (names ? askedIn(now.editor) : undefined) });
  const place = asked && `${asked.from} ${asked.keyword}`;
  const fits = ({ value }: PickerItem) => fold(value).includes(fold(asked?.keyword ?? ''));
  const items = asked && place !== closed ? (names?.items ?? []).filter(fits).slice(0, SHOWN_NAMES) : [];
  const at = Math.min(active, items.length - 1);

  useActiveName(editor, listId, at);

  const pick = (item: PickerItem) => {
    if (!asked) return;
    names?.onPick(item);
    setActive(0);
    const { from } = editor.state.selection;
    const content = [
      { type: 'mention', attrs: { name: item.value } },
      { type: 'text', text: ' ' },
    ];
    editor.chain().focus().insertContentAt({ from: asked.from, to: from }, content).run();
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const item = items[at];
    if (!item || event.metaKey || event.ctrlKey) return false;
    if (event.key === 'ArrowDown') setActive((at + 1) % items.length);
    else if (event.key === 'ArrowUp') setActive((at - 1 + items.length) % items.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(item);
    else if (event.key === 'Escape') {
      setClosed(place);
      event.stopPropagation();
    } else return false;
    return true;
  };
  return { listId, items, active: at, pick, onKey };
}
