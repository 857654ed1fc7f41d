import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../dialog.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import type { DialogProps } from '../dialog-props.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Form } from './form.tsx';
import type { ZodForm } from './use-zod-form.ts';

interface FormDialogProps<In extends FieldValues, Out>
  extends Pick<DialogProps, 'onClose' | 'title' | 'size' | 'focus' | 'hint'> {
  readonly form: ZodForm<In, Out>;
  /** "Create feed" */
  readonly action: ReactNode;
  /** Looks of the button; its keys are what sends the form from anywhere in it. */
  readonly kind?: 'primary' | 'danger';
  readonly icon?: ReactNode;
  readonly keys?: 'mod+enter';
  readonly className?: string;
}
/** A form in a dialog: what is wrong on top, cancel and send at its foot; leaving asks when something was typed. */
export function FormDialog<In extends FieldValues, Out>({
  form,
  action,
  kind = 'primary',
  icon,
  keys,
  className = 'form-stack',
  children,
  ...dialog
}: FormDialogProps<In, Out> & { readonly children: ReactNode }) {
  const id = useId();
  return (
    <Dialog
      open
      dirty={form.dirty}
      actions={
        <DialogFoot
          onCancel={dialog.onClose}
          kind={kind}
          icon={icon}
          type="submit"
          form={id}
          busy={form.busy}
          {...(keys ? { keys } : {})}
        >
          {action}
        </DialogFoot>
      }
      {...dialog}
    >
      <Form form={form} id={id} className={className}>
        <ErrorSummary />
        {children}
      </Form>
    </Dialog>
  );
}
