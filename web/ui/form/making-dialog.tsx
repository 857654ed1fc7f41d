import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import type { DialogProps } from '../dialog-props.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Form } from './form.tsx';
import type { ZodForm } from './use-zod-form.ts';

interface MakingDialogProps<In extends FieldValues, Out> extends Pick<DialogProps, 'onClose' | 'title' | 'size'> {
  readonly form: ZodForm<In, Out>;
  /** "Create token" */
  readonly action: ReactNode;
  /** The view of what was made. It takes the place of the form, and the dialog stays until it is closed. */
  readonly made: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}
/** A form in a dialog that makes something and then shows it this once. */
export function MakingDialog<In extends FieldValues, Out>(props: MakingDialogProps<In, Out>) {
  const { form, action, made, className = 'form-stack', children, onClose, ...dialog } = props;
  const id = useId();
  const isMade = Boolean(made);
  return (
    <Dialog
      open
      dirty={form.dirty && !isMade}
      onClose={onClose}
      actions={
        <>
          <Button kind={isMade ? 'primary' : undefined} onClick={onClose}>
            {isMade ? <Trans>Done</Trans> : <Trans>Cancel</Trans>}
          </Button>
          {!isMade && (
            <Button kind="primary" type="submit" form={id} busy={form.busy}>
              {action}
            </Button>
          )}
        </>
      }
      {...dialog}
    >
      {made || (
        <Form form={form} id={id} className={className}>
          <ErrorSummary />
          {children}
        </Form>
      )}
    </Dialog>
  );
}
