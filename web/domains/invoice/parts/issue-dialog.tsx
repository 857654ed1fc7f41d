import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { bookkeepingContract } from '#shared/domains/bookkeeping/contract.ts';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { invoiceNumber } from '#shared/domains/invoice/number.ts';
import type { Invoice } from '#shared/domains/invoice/schemas.ts';
import { allMasters } from '#web/domains/system/widgets/master/all-masters.ts';
import { mutationOf } from '#web/platform/api.ts';
import { type ApiError, isExpected } from '#web/platform/api-error.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { signal } from '#web/platform/signals.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { invoiceWritten } from '../widgets/invoice-writes.ts';
import { IssueProblems } from './issue-problems.tsx';

/** What the number will look like: which it is, nobody knows before it is given. */
function useExample({ bookkeepingId, type }: Invoice, date: string): string | undefined {
  const can = useCan();
  const books = useQuery({ ...allMasters(bookkeepingContract.routes.list), enabled: can('masterData.read') });
  const series = books.data?.rows.find(({ id }) => id === bookkeepingId)?.series.invoice;
  return series && invoiceNumber(type, series.prefix, date || localToday(), 0).replace(/0000$/, 'nnnn');
}

interface IssueDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}
function useIssuing({ invoice: { id, rev, company }, onClose }: IssueDialogProps) {
  const queries = useQueryClient();
  const [refused, setRefused] = useState<ApiError>();
  const issuing = useMutation({
    ...mutationOf(invoiceContract.routes.issue),
    meta: { quiet: true },
    onSuccess: async ({ number }) => {
      await invoiceWritten(queries);
      onClose();
      const name = company?.name ?? '';
      toast(
        <Trans>
          {number} for {name} issued
        </Trans>,
      );
    },
    onError: (error) => {
      if (isExpected(error)) setRefused(error);
      else signal('unexpected', { message: '', code: undefined, error });
    },
  });
  const issue = (date: string) => {
    setRefused(undefined);
    issuing.mutate({ params: { id }, body: { rev, ...(date ? { date } : {}) } });
  };
  return { issue, refused, busy: issuing.isPending };
}

/** Gives a draft its day and its number; from then on it stays as it is. */
export function IssueDialog(props: IssueDialogProps) {
  const { invoice, onClose } = props;
  const { t } = useLingui();
  const { money } = useFormat();
  const [date, setDate] = useState(invoice.date || localToday());
  const { issue, refused, busy } = useIssuing(props);
  const example = useExample(invoice, date);
  const atDate = refused?.errors.find(({ field }) => field === 'date');
  const others = refused?.errors.filter(({ field }) => field !== 'date') ?? [];
  const total = money(invoice.total, invoice.currency);
  return (
    <Dialog
      open
      title={invoice.type === 'credit' ? t`Issue credit note of ${total}` : t`Issue invoice of ${total}`}
      onClose={onClose}
      actions={
        <DialogFoot onCancel={onClose} onClick={() => issue(date)} busy={busy} icon={<FileCheck size={14} />}>
          {invoice.type === 'credit' ? <Trans>Issue credit note</Trans> : <Trans>Issue invoice</Trans>}
        </DialogFoot>
      }
    >
      <div className="inv-issue">
        {others.length > 0 && <IssueProblems id={invoice.id} errors={others} />}
        <Field
          label={t`Date`}
          error={atDate?.message}
          help={t`Not later than today, and not before the latest issued invoice.`}
        >
          <DatePicker value={date} onChange={setDate} />
        </Field>
        <Notice tone="amber" fact={<Trans>It can't be changed afterwards.</Trans>}>
          {example ? (
            <Trans>It gets the next number, like {example}. Correct mistakes later with a credit note.</Trans>
          ) : (
            <Trans>It gets the next number. Correct mistakes later with a credit note.</Trans>
          )}
        </Notice>
      </div>
    </Dialog>
  );
}
