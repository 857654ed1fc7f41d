import { CircleAlert } from 'lucide-react';

/** Shows a text that the control itself cannot read. Errors that the form finds are shown in the field's own error. */
export const Problem = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text ? (
    <span className="err ctl-problem" id={id} role="alert">
      <CircleAlert size={13} aria-hidden="true" />
      <span className="sentence">{text}</span>
    </span>
  ) : null;
