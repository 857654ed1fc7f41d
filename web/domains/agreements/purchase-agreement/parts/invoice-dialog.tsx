import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseAgreementMessages } from '#shared/domains/agreements/purchase-agreement/messages.ts';
import type { ArtistInvoice, PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { payoutWritten } from '#web/domains/agreements/payout/widgets/payout-writes.ts';
import { FileChoice } from '#web/domains/attached/file/widgets/file-choice.tsx';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

const grossOf = ({ document }: PurchaseAgreement): number => agreementTotals(document.lines).gross;
/** Proposes the agreed amount, dated today. */
const proposed = (agreement: PurchaseAgreement): ArtistInvoice =>
  agreement.artistInvoice ?? { number: '', date: localToday(), amount: grossOf(agreement) };

type InvoiceDialogProps = Readonly<{ agreement: PurchaseAgreement; onClose: () => void }>;
function useEntering({ agreement, onClose }: InvoiceDialogProps) {
  const queries = useQueryClient();
  const { rev, stale } = useRevision(agreement.rev, proposed);
  const params = { id: agreement.id };
  return useZodForm<ArtistInvoice, ArtistInvoice>({
    schema: () => import('./form-schemas.ts').then(({ InvoiceSchema }) => InvoiceSchema),
    defaultValues: proposed(agreement),
    messages: purchaseAgreementMessages,
    onSubmit: async (body) => {
      await call(purchaseAgreementContract.routes.enterInvoice, { params, body: { ...body, rev: rev.current } });
      await payoutWritten(queries);
      onClose();
    },
    stale,
  });
}

/** Enters the invoice that the artist's side sent. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const { agreement, onClose } = props;
  const { t } = useLingui();
  const { money } = useFormat();
  const form = useEntering(props);
  const { currency } = agreement.document;
  const agreed = money(grossOf(agreement), currency);
  return (
    <FormDialog
      form={form}
      title={t`Artist's invoice for ${agreement.number}`}
      onClose={onClose}
      hint={<Trans>Agreed: {agreed}</Trans>}
      action={t`Save invoice`}
      keys="mod+enter"
    >
      <div className="rec-fields">
        <TextField name="number" label={t`Invoice number`} must maxLength={50} autoComplete="off" />
        <DateField name="date" label={t`Date`} must />
        <AmountField name="amount" label={t`Amount with VAT`} currency={currency} must live />
        <FileChoice
          name="fileId"
          subject={{ entity: 'purchaseAgreement', recordId: agreement.id }}
          none={t`Add the PDF to the files of this agreement to choose it here`}
        />
      </div>
    </FormDialog>
  );
}
