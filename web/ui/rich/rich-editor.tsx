import { lazy, Suspense, useRef } from 'react';
import { Textarea } from '../input.tsx';
import type { RichEditorProps } from './rich-props.ts';

const RichEditorView = lazy(() =>
  import('./rich-editor-view.tsx').then((module) => ({ default: module.RichEditorView })),
);

/** A box for rich text. Until its editor is fetched a plain one stands there, and what is typed in it stays. */
export function RichEditor(props: RichEditorProps) {
  const { value, onChange, onBlur, label, placeholder, rows, autoFocus = false } = props;
  const typing = useRef(autoFocus);
  const onFocus = (is: boolean) => () => {
    typing.current = is;
    if (!is) onBlur?.();
  };
  const plain = (
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
  return (
    <Suspense fallback={plain}>
      <RichEditorView {...props} wasTyping={typing} />
    </Suspense>
  );
}
