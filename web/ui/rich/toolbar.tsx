import { useLingui } from '@lingui/react/macro';
import type { ChainedCommands } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../button.tsx';

interface Tool {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  readonly icon: ReactNode;
  /** Pressed or not; left out for what only happens. */
  readonly on?: boolean;
  readonly off?: boolean;
  readonly run: () => void;
}

const tool = (id: string, label: string, keys: string, icon: ReactNode, on: boolean, run: () => void): Tool => ({
  id,
  label,
  keys,
  icon,
  on,
  run,
});

function useMoreTools(
  onLink: () => void,
  now: { bold: boolean; italic: boolean; link: boolean; list: boolean; numbers: boolean; undo: boolean; redo: boolean },
  then: () => ChainedCommands,
): Tool[] {
  const { t } = useLingui();
  return [
    { id: 'link', label: t`Link`, keys: 'mod+shift+k', icon: <Link2 size={14} />, on: now.link, run: onLink },
    {
      id: 'undo',
      label: t`Undo`,
      keys: 'mod+z',
      icon: <Undo2 size={14} />,
      off: !now.undo,
      run: () => then().undo().run(),
    },
    {
      id: 'redo',
      label: t`Redo`,
      keys: 'mod+shift+z',
      icon: <Redo2 size={14} />,
      off: !now.redo,
      run: () => then().redo().run(),
    },
  ];
}

function useMarks(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      bold: it.isActive('bold'),
      italic: it.isActive('italic'),
      link: it.isActive('link'),
      list: it.isActive('bulletList'),
      numbers: it.isActive('orderedList'),
      undo: it.can().undo(),
      redo: it.can().redo(),
    }),
  });
}

function useTools(editor: Editor, onLink: () => void): Tool[] {
  const { t } = useLingui();
  const now = useMarks(editor);
  const then = () => editor.chain().focus();
  return [
    tool('bold', t`Bold`, 'mod+b', <Bold size={14} />, now.bold, () => then().toggleBold().run()),
    tool('italic', t`Italic`, 'mod+i', <Italic size={14} />, now.italic, () => then().toggleItalic().run()),
    tool('list', t`List`, 'mod+shift+8', <List size={14} />, now.list, () => then().toggleBulletList().run()),
    tool('numbers', t`Numbered list`, 'mod+shift+7', <ListOrdered size={14} />, now.numbers, () =>
      then().toggleOrderedList().run(),
    ),
    ...useMoreTools(onLink, now, then),
  ];
}

/** The key moves the focus on by so many; to the first or the last one. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Marks for what is selected: one stop for the Tab key, arrows between them. */
export function Toolbar({ editor, onLink }: { readonly editor: Editor; readonly onLink: () => void }) {
  const { t } = useLingui();
  const tools = useTools(editor, onLink);
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(at, tools.length);
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="rich-tools row" role="toolbar" aria-label={t`Text format`} onKeyDown={onKeyDown}>
      {tools.map(({ id, label, keys, icon, on, off, run }, i) => (
        <IconButton
          key={id}
          label={label}
          keys={keys}
          tabIndex={i === at ? 0 : -1}
          aria-pressed={on}
          aria-disabled={off || undefined}
          onFocus={() => setAt(i)}
          // The text keeps its selection, a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
