import type { ReactNode } from 'react';
import { RichEditor } from '../rich/rich-editor.tsx';
import type { RichEditorProps } from '../rich/rich-props.ts';
import { ControlField } from './fields.tsx';

interface RichFieldProps extends Pick<RichEditorProps, 'rows' | 'maxLength' | 'placeholder' | 'fields'> {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly help?: ReactNode;
  readonly className?: string;
}
/** A text with bold, italic, lists and links; kept as light markup. */
export const RichField = ({ name, label, must = false, help, className = '', ...editor }: RichFieldProps) => (
  <ControlField<string | undefined> name={name} label={label} must={must} help={help} className={className}>
    {({ value = '', onChange, onBlur }) => <RichEditor {...editor} value={value} onChange={onChange} onBlur={onBlur} />}
  </ControlField>
);
