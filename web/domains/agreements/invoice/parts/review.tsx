import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileCheck, SquareCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { mutationOf } from '#web/platform/api.ts';
import { type ApiError, isExpected } from '#web/platform/api-error.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { signal } from '#web/platform/signals.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Notice } from '#web/ui/notice.tsx';
import { invoiceQuery } from '../queries.ts';
import { useInvoiceName } from '../widgets/settlement-mark.tsx';
import { IssueProblems } from './issue-problems.tsx';

const { submit, sendBack } = invoiceContract.routes;

/** Shows the written invoice, and reads again what lists it. */
export function useInvoiceWritten({ id }: Pick<Invoice, 'id'>) {
  const queries = useQueryClient();
  return (saved: Invoice) => {
    queries.setQueryData(invoiceQuery(id).queryKey, saved);
    void invoiceWritten(queries);
  };
}

/** Hands a draft to the reviewers. The gaps of an incomplete one are kept for the page. */
export function useSubmitting(invoice: Invoice) {
  const written = useInvoiceWritten(invoice);
  const [refused, setRefused] = useState<ApiError>();
  const { mutate, isPending } = useMutation({
    ...mutationOf(submit),
    meta: { quiet: true },
    onSuccess: written,
    onError: (error) => {
      if (isExpected(error)) setRefused(error);
      else signal('unexpected', { message: '', code: undefined, error });
    },
  });
  const press = () => {
    setRefused(undefined);
    mutate({ params: { id: invoice.id }, body: { rev: invoice.rev } });
  };
  return { press, busy: isPending, refused };
}
export type Submitting = ReturnType<typeof useSubmitting>;

export function SendBackButton({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useLingui();
  const nameOf = useInvoiceName();
  const { mutate, isPending } = useMutation({ ...mutationOf(sendBack), onSuccess: useInvoiceWritten(invoice) });
  const ask = async () => {
    const reason = await dialogs.reason({ title: t`Send back ${nameOf(invoice)}`, action: t`Send back` });
    if (reason) mutate({ params: { id: invoice.id }, body: { rev: invoice.rev, reason } });
  };
  return (
    <Button icon={<Undo2 size={14} />} busy={isPending} onClick={() => void ask()}>
      {t`Send back`}
    </Button>
  );
}

export type DraftStepProps = Readonly<{ invoice: Invoice; submitting: Submitting; onIssue: () => void }>;
/** The next step of a draft: it is issued, or reviewed first where its bookkeeping wants that. */
export function DraftStep({ invoice, submitting, onIssue }: DraftStepProps) {
  const can = useCan();
  const { id: userId } = useMe().user;
  const { stage, issueFlow, createdBy, review } = invoice;
  if (stage === 'draft' && issueFlow !== 'direct')
    return (
      can('invoice.update') && (
        <Button kind="primary" icon={<SquareCheck size={14} />} busy={submitting.busy} onClick={submitting.press}>
          <Trans>Submit for review</Trans>
        </Button>
      )
    );
  const isOwn = issueFlow === 'fourEyes' && (createdBy ?? review?.by)?.userId === userId;
  return (
    <>
      {stage === 'review' && can('invoice.review') && <SendBackButton invoice={invoice} />}
      {can('invoice.issue') && !isOwn && (
        <Button kind="primary" icon={<FileCheck size={14} />} onClick={onIssue}>
          <Trans>Issue</Trans>
        </Button>
      )}
    </>
  );
}

/** Tells where a draft is between its author and its reviewers. */
export function ReviewNotice({ invoice, refused }: { readonly invoice: Invoice } & Pick<Submitting, 'refused'>) {
  const { near } = useFormat();
  const { review, sentBack, issueFlow } = invoice;
  if (isIssued(invoice)) return null;
  return (
    <>
      {refused && <IssueProblems id={invoice.id} errors={refused.errors} />}
      {review && !invoice.selfBill && (
        <Notice
          tone="blue"
          fact={
            <Trans>
              {review.by.name} submitted it for review, {near(review.at)}.
            </Trans>
          }
        >
          {issueFlow === 'fourEyes' && <Trans>Someone other than its creator has to issue it.</Trans>}
        </Notice>
      )}
      {sentBack && (
        <Notice
          tone="amber"
          fact={
            <Trans>
              {sentBack.by.name} sent it back, {near(sentBack.at)}.
            </Trans>
          }
        >
          {sentBack.reason}
        </Notice>
      )}
    </>
  );
}
