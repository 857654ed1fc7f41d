import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { Payout, Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { statementWritten } from '../queries.ts';
import { usePayoutMethods } from './use-payout-methods.ts';

interface Paying {
  readonly payout: Payout;
}
/** Enters the payout of the balance. */
export function PayoutDialog({ statement, onClose }: { readonly statement: Statement; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const queries = useQueryClient();
  const { id, rev, number, artist, currency, figures } = statement;
  const amount = money(figures.balance, currency);
  const form = useZodForm<Paying, Paying>({
    schema: () => import('./form-schemas.ts').then(({ PayoutSchema }) => PayoutSchema),
    defaultValues: { payout: { date: localToday(), method: 'bank', reference: '' } },
    onSubmit: async ({ payout }) => {
      await call(statementContract.routes.settle, { params: { id }, body: { rev, payout } });
      await statementWritten(queries);
      onClose();
      toast(
        <Trans>
          {amount} paid out to {artist.name}
        </Trans>,
      );
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Payout of ${number}`}
      onClose={onClose}
      hint={<Trans>To pay out: {amount}</Trans>}
      action={t`Enter payout`}
    >
      <div className="rec-fields">
        <DateField name="payout.date" label={t`Date`} must />
        <SelectField name="payout.method" label={t`Paid by`} options={usePayoutMethods()} />
        <TextField name="payout.reference" label={t`Reference`} maxLength={50} autoComplete="off" />
      </div>
    </FormDialog>
  );
}
