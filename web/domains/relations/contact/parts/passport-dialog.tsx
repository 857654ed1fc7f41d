import { useLingui } from '@lingui/react/macro';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { type Passport, PassportInput } from '#shared/domains/relations/contact/schemas.ts';
import { call } from '#web/platform/api.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

interface PassportDialogProps {
  readonly contactId: string;
  readonly passport: Passport;
  readonly onClose: () => void;
  readonly onSaved: (passport: Passport) => void;
}
const inputOf = ({ rev: _rev, ...input }: Passport): PassportInput => input;

export function PassportDialog({ contactId, passport, onClose, onSaved }: PassportDialogProps) {
  const { t } = useLingui();
  const { rev, stale } = useRevision(passport.rev, inputOf);
  const form = useZodForm({
    schema: PassportInput,
    defaultValues: inputOf(passport),
    onSubmit: async (input) => {
      const body = { ...input, rev: rev.current };
      onSaved(await call(contactContract.routes.updatePassport, { params: { id: contactId }, body }));
      onClose();
    },
    stale,
  });
  return (
    <FormDialog form={form} onClose={onClose} title={t`Passport`} action={t`Save passport`}>
      <div className="rec-fields">
        <TextField name="names" label={t`Names on passport`} maxLength={100} className="rec-wide" />
        <TextField name="number" label={t`Number`} maxLength={20} />
        <CountryField />
        <DateField name="expiresOn" label={t`Valid until`} />
      </div>
    </FormDialog>
  );
}
