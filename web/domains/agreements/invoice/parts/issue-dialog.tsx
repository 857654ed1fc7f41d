import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { CONFIRMABLE, type Confirmable, isCredit } from '#shared/domains/agreements/invoice/kinds.ts';
import { invoiceNumber } from '#shared/domains/agreements/invoice/number.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
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
import { Unprintable } from '#web/ui/unprintable.tsx';
import { InvoiceGaps } from './invoice-gaps.tsx';
import { IssueProblems, IssueWarnings } from './issue-problems.tsx';

/** Builds an example of the number: the number itself is only known after issue. */
function useExample({ bookkeepingId, type }: Invoice, date: string): string | undefined {
  const can = useCan();
  const books = useQuery({ ...allMasters(bookkeepingContract.routes.list), enabled: can('masterData.read') });
  const series = books.data?.rows.find(({ id }) => id === bookkeepingId)?.series.invoice;
  return (
    series && invoiceNumber(type, series, date || localToday(), 0).replace(/0+$/, (zeros) => 'n'.repeat(zeros.length))
  );
}

const isConfirmable = (code: string): code is Confirmable => (CONFIRMABLE as readonly string[]).includes(code);

type IssueDialogProps = Readonly<{ invoice: Invoice; onClose: () => void }>;
function useIssuing({ invoice: { id, rev, company, artists }, onClose }: IssueDialogProps) {
  const queries = useQueryClient();
  const [refused, setRefused] = useState<ApiError>();
  const issuing = useMutation({
    ...mutationOf(invoiceContract.routes.issue),
    meta: { quiet: true },
    onSuccess: async ({ number }) => {
      await invoiceWritten(queries);
      onClose();
      const name = company?.name ?? artists[0]?.name ?? '';
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
  const issue = (date: string, confirmed: readonly Confirmable[]) => {
    // A second press of the button must not issue twice.
    if (issuing.isPending || issuing.isSuccess) return;
    setRefused(undefined);
    issuing.mutate({ params: { id }, body: { rev, confirmed: [...confirmed], ...(date ? { date } : {}) } });
  };
  return { issue, refused, busy: issuing.isPending };
}

function problemsOf(refused: ApiError | undefined) {
  const errors = refused?.errors ?? [];
  const warnings = errors.filter(({ code }) => isConfirmable(code));
  const atDate = errors.find(({ field, code }) => field === 'date' && !isConfirmable(code));
  const others = errors.filter(({ field, code }) => field !== 'date' && !isConfirmable(code));
  const codes = warnings.map(({ code }) => code).filter(isConfirmable);
  return { warnings, atDate, others, codes };
}

interface IssueWordsProps extends Pick<IssueDialogProps, 'invoice'> {
  readonly warnings: { code: string; message: string; field?: string | undefined; target?: string | undefined }[];
  readonly others: { code: string; message: string; field?: string | undefined; target?: string | undefined }[];
}
function IssueWords({ invoice, warnings, others }: IssueWordsProps) {
  return warnings.length > 0 && others.length === 0 ? (
    <Trans>Confirm and issue</Trans>
  ) : isCredit(invoice) ? (
    <Trans>Issue credit note</Trans>
  ) : (
    <Trans>Issue invoice</Trans>
  );
}

function NextNumber({ example }: { readonly example: string | undefined }) {
  return (
    <Notice tone="amber" fact={<Trans>It can't be changed afterwards.</Trans>}>
      {example ? (
        <Trans>It gets the next number, like {example}. Correct mistakes later with a credit note.</Trans>
      ) : (
        <Trans>It gets the next number. Correct mistakes later with a credit note.</Trans>
      )}
    </Notice>
  );
}

/** Issues a draft with a date and a number, after which it cannot be changed. */
export function IssueDialog(props: IssueDialogProps) {
  const { invoice, onClose } = props;
  const { t } = useLingui();
  const { money } = useFormat();
  const [date, setDate] = useState(invoice.date || localToday());
  const { issue, refused, busy } = useIssuing(props);
  const example = useExample(invoice, date);
  const { warnings, atDate, others, codes } = problemsOf(refused);
  const total = money(invoice.total, invoice.currency);
  return (
    <Dialog
      open
      title={isCredit(invoice) ? t`Issue credit note of ${total}` : t`Issue invoice of ${total}`}
      onClose={onClose}
      actions={
        <DialogFoot onCancel={onClose} onClick={() => issue(date, codes)} busy={busy} icon={<FileCheck size={14} />}>
          <IssueWords invoice={invoice} warnings={warnings} others={others} />
        </DialogFoot>
      }
    >
      <div className="inv-issue">
        <InvoiceGaps invoice={invoice} />
        {others.length > 0 && <IssueProblems id={invoice.id} errors={others} />}
        {warnings.length > 0 && <IssueWarnings id={invoice.id} errors={warnings} />}
        <Field
          label={t`Date`}
          error={atDate?.message}
          help={t`Not later than today, and not before the latest issued invoice.`}
        >
          <DatePicker value={date} onChange={setDate} />
        </Field>
        <Unprintable content={{ ...invoice, internalNote: '' }} />
        <NextNumber example={example} />
      </div>
    </Dialog>
  );
}
