import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { payoutMessages } from '#shared/domains/agreements/payout/messages.ts';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { payoutWritten, saveBankFile } from '../widgets/payout-writes.ts';

interface FileValues {
  readonly bankAccountId: string;
  readonly date: string;
}
type FileDialogProps = Readonly<{ payoutIds: readonly string[]; onClose: () => void }>;
function useMaking({ payoutIds, onClose }: FileDialogProps) {
  const queries = useQueryClient();
  const { money } = useFormat();
  return useZodForm<FileValues, FileValues>({
    schema: () => import('./form-schemas.ts').then(({ FileSchema }) => FileSchema),
    defaultValues: { bankAccountId: '', date: localToday() },
    messages: payoutMessages,
    onSubmit: async (body) => {
      const made = await call(payoutContract.routes.makeFile, { body: { ...body, payoutIds: [...payoutIds] } });
      saveBankFile(made);
      await payoutWritten(queries);
      onClose();
      const total = money(made.total, 'EUR');
      toast(<Trans>Bank file of {total} downloaded</Trans>);
    },
  });
}

/** Makes the bank's file of the chosen payouts. */
export function FileDialog(props: FileDialogProps) {
  const { t } = useLingui();
  const form = useMaking(props);
  const { payoutIds, onClose } = props;
  return (
    <FormDialog
      form={form}
      title={t`SEPA credit transfer file`}
      onClose={onClose}
      hint={<Plural value={payoutIds.length} one="# payout" other="# payouts" />}
      action={t`Create file`}
      icon={<FileDown size={14} />}
      keys="mod+enter"
    >
      <div className="rec-fields">
        <MasterSelect
          name="bankAccountId"
          label={t`Bank account`}
          must
          list={bankAccountContract.routes.list}
          firstAt="/bankaccount"
        />
        <DateField name="date" label={t`Execution date`} must />
      </div>
    </FormDialog>
  );
}
