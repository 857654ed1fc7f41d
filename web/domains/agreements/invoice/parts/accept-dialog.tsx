import { useLingui } from '@lingui/react/macro';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Acceptance } from '#shared/domains/agreements/invoice/self-bill-schemas.ts';
import { call } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useInvoiceWritten } from './review.tsx';

/** Notes that the artist accepts a self-billed invoice, with the day and the name of who did. */
export function AcceptDialog({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const { t } = useLingui();
  const written = useInvoiceWritten(invoice);
  const { id, rev, artists } = invoice;
  const form = useZodForm<Acceptance, Acceptance>({
    schema: () => import('./form-schemas.ts').then(({ AcceptanceSchema }) => AcceptanceSchema),
    defaultValues: { on: localToday(), name: artists[0]?.name ?? '' },
    onSubmit: async (body) => {
      written(await call(invoiceContract.routes.acceptSelfBill, { params: { id }, body: { ...body, rev } }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t`The artist accepts`} onClose={onClose} action={t`Mark as accepted`}>
      <div className="rec-fields">
        <DateField name="on" label={t`Accepted on`} must />
        <TextField name="name" label={t`Accepted by`} must maxLength={100} autoComplete="off" />
      </div>
    </FormDialog>
  );
}
