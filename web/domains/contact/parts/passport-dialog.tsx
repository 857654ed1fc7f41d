import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { PassportInput } from '#shared/domains/contact/schemas.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

interface PassportDialogProps {
  readonly contactId: string;
  readonly passport: PassportInput;
  readonly onClose: () => void;
  readonly onSaved: (passport: PassportInput) => void;
}
export function PassportDialog({ contactId, passport, onClose, onSaved }: PassportDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const form = useZodForm({
    schema: PassportInput,
    defaultValues: passport,
    onSubmit: async (body) => {
      onSaved(await call(contactContract.routes.updatePassport, { params: { id: contactId }, body }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={form.dirty}
      title={<Trans>Passport</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={id} busy={form.busy}>
            <Trans>Save passport</Trans>
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        <ErrorSummary />
        <div className="rec-fields">
          <TextField name="names" label={t`Names in it`} maxLength={100} className="rec-wide" />
          <TextField name="number" label={t`Number`} maxLength={20} />
          <CountryField />
          <DateField name="expiresOn" label={t`Valid until`} />
        </div>
      </Form>
    </Dialog>
  );
}
