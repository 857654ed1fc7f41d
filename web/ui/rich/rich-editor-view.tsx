import { Plural, useLingui } from '@lingui/react/macro';
import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type CSSProperties, type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { OutsideField, useFieldProps } from '../field.tsx';
import { Select } from '../input.tsx';
import { LinkRow } from './link-row.tsx';
import { NameList } from './name-list.tsx';
import type { RichEditorProps } from './rich-props.ts';
import { Toolbar } from './toolbar.tsx';
import { useNames } from './use-names.ts';
import { useRichEditor } from './use-rich-editor.ts';
import '../styles/rich.css';

const DEFAULT_ROWS = 4;
/** The last tenth of the room is counted down. */
const NEAR = 0.9;

function Room({ used, max }: { readonly used: number; readonly max: number }) {
  if (used < max * NEAR) return null;
  return (
    <span className={cx('rich-room', used > max && 'over')} role="status">
      {used > max ? (
        <Plural value={used - max} one="# character too many" other="# characters too many" />
      ) : (
        <Plural value={max - used} one="# character left" other="# characters left" />
      )}
    </span>
  );
}

/** Puts a merge field where the caret is. */
function InsertField({ editor, fields }: { readonly editor: Editor; readonly fields: readonly string[] }) {
  const { t } = useLingui();
  const insert = (tag: string) =>
    tag && editor.chain().focus().insertContent({ type: 'mergeField', attrs: { tag } }).run();
  return (
    <Select
      className="rich-insert"
      aria-label={t`Insert a field`}
      placeholder={t`Insert a field`}
      options={fields.map((path) => ({ value: path, label: path }))}
      value=""
      onChange={({ target }) => insert(target.value)}
    />
  );
}

interface ViewProps extends RichEditorProps {
  /** Somebody writes in the plain box that stood here. */
  readonly wasTyping: RefObject<boolean>;
}
interface RichBarProps {
  readonly value: string;
  readonly maxLength: number | undefined;
  readonly fields: readonly string[];
  readonly setLinking: (next: boolean) => void;
  readonly editor: Editor;
}
function RichBar({ value, maxLength, fields, setLinking, editor }: RichBarProps) {
  return (
    <div className="row wrap rich-bar">
      <Toolbar editor={editor} onLink={() => setLinking(true)} />
      {fields.length > 0 && <InsertField editor={editor} fields={fields} />}
      {maxLength !== undefined && <Room used={value.length} max={maxLength} />}
    </div>
  );
}

/** The editor itself, with its tools and the names behind an @. */
export function RichEditorView({ wasTyping, ...props }: ViewProps) {
  const { value, onBlur, rows = DEFAULT_ROWS, maxLength, names, fields = [] } = props;
  const { t } = useLingui();
  const invalid = useFieldProps()['aria-invalid'];
  const [linking, setLinking] = useState(false);
  const [autoFocus] = useState(wasTyping.current);
  const onKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const editor = useRichEditor(props, { onLink: () => setLinking(true), onKey, autoFocus });
  const found = useNames(editor, names);
  useEffect(() => {
    onKey.current = found.onKey;
  });
  const isEmpty = useEditorState({ editor, selector: (now) => now.editor.isEmpty });
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field is left when none of its parts is in use
    <div className={cx('in rich-in', Boolean(invalid) && 'bad')} onBlur={onLeave}>
      <div className={cx('rich-box', isEmpty && 'empty')} style={{ '--rows': rows } as CSSProperties}>
        <EditorContent editor={editor} />
        {found.items.length > 0 && (
          <NameList
            id={found.listId}
            label={t`Colleagues`}
            items={found.items}
            active={found.active}
            onPick={found.pick}
          />
        )}
      </div>
      <OutsideField>
        {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
        <RichBar value={value} maxLength={maxLength} fields={fields} setLinking={setLinking} editor={editor} />
      </OutsideField>
    </div>
  );
}
