import { type RefObject, Suspense, useRef } from 'react';
import { Textarea } from '../input.tsx';
import { partOf } from '../part-of.tsx';
import type { RichEditorProps } from './rich-props.ts';

interface ViewProps extends RichEditorProps {
  /** Whether the box had the focus as the editor came. */
  readonly wasTyping: RefObject<boolean>;
}
function Plain({ value, onChange, onBlur, label, placeholder, rows, autoFocus, wasTyping }: ViewProps) {
  const onFocus = (is: boolean) => () => {
    wasTyping.current = is;
    if (!is) onBlur?.();
  };
  return (
    <Textarea
      rows={rows}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onFocus(true)}
      onBlur={onFocus(false)}
    />
  );
}
const RichEditorView = partOf<ViewProps>(async () => (await import('./rich-editor-view.tsx')).RichEditorView, Plain);

/** A box for rich text. Until its editor is fetched, or without it, a plain one stands there; what is typed in it stays. */
export function RichEditor(props: RichEditorProps) {
  const wasTyping = useRef(props.autoFocus ?? false);
  return (
    <Suspense fallback={<Plain {...props} wasTyping={wasTyping} />}>
      <RichEditorView {...props} wasTyping={wasTyping} />
    </Suspense>
  );
}
