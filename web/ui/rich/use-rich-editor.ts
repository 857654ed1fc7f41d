import { Node, Slice } from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFieldProps } from '../field.tsx';
import { docOf, type Known, markupOf, namesIn, plainDoc } from './doc.ts';
import { richOptions } from './extensions.ts';
import { cleanedHtml } from './paste.ts';
import type { RichEditorProps } from './rich-props.ts';

/** Builds the attributes that describe the box to a screen reader. */
function useAttributes({ label, placeholder }: RichEditorProps): Record<string, string> {
  const field = useFieldProps();
  const given = {
    id: field.id,
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': label,
    'aria-labelledby': label ? undefined : field.id && `${field.id}-label`,
    'aria-describedby': field['aria-describedby'],
    'aria-invalid': field['aria-invalid'],
    'aria-required': field['aria-required'],
    'aria-placeholder': placeholder,
  };
  return Object.fromEntries(Object.entries(given).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));
}

/** Keeps the text; an untouched text is the one that came in. */
function useKept({ value, onChange, names, fields }: RichEditorProps) {
  const known: Known = { names: names?.known, fields };
  const [content] = useState(() => docOf(value, known));
  const sent = useRef(value);
  const origin = useRef<{ readonly doc: Node; readonly value: string }>(undefined);
  const begin = (editor: Editor) => {
    origin.current = { doc: editor.state.doc, value: sent.current };
  };
  const take = (editor: Editor) => {
    const { doc } = editor.state;
    const written = editor.getJSON();
    const same = origin.current?.doc.eq(doc) ? origin.current.value : undefined;
    sent.current = same ?? markupOf(written, { names: namesIn(written) });
    onChange(sent.current);
  };
  const follow = (editor: Editor) => {
    if (value === sent.current) return;
    sent.current = value;
    editor.commands.setContent(docOf(value, known), { emitUpdate: false });
    begin(editor);
  };
  return { content, begin, take, follow };
}

interface Hooks {
  readonly onLink: () => void;
  /** Keys that the names behind an @ take first. */
  readonly onKey: RefObject<(event: KeyboardEvent) => boolean>;
  readonly autoFocus: boolean;
}
/** Makes the editor of a kept text: it draws the markup that comes in and sends typed text out as light markup. */
export function useRichEditor(props: RichEditorProps, { onLink, onKey, autoFocus }: Hooks): Editor {
  const { value } = props;
  const { content, begin, take, follow } = useKept(props);
  const attributes = useAttributes(props);
  const [options] = useState(() => richOptions(onLink));
  const editor = useEditor({
    ...options,
    content,
    autofocus: autoFocus ? 'end' : false,
    editorProps: {
      attributes,
      handleKeyDown: (_, event) => onKey.current(event),
      transformPastedHTML: cleanedHtml,
      clipboardTextParser: (text, _context, _plain, { state }) => {
        const { content: pasted } = Node.fromJSON(state.schema, plainDoc(text));
        return new Slice(pasted, 1, 1);
      },
    },
    onCreate: ({ editor: created }) => begin(created),
    onUpdate: ({ editor: changed }) => take(changed),
  });
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    if (value !== undefined) latest.current(editor);
  }, [editor, value]);
  const { id } = useFieldProps();
  useEffect(() => {
    const label = id && document.getElementById(`${id}-label`);
    if (!label) return;
    const focus = () => editor.commands.focus();
    label.addEventListener('click', focus);
    return () => label.removeEventListener('click', focus);
  }, [editor, id]);
  return editor;
}
