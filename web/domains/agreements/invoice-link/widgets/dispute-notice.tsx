import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { disputedOf } from '#shared/domains/agreements/invoice/dispute.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useCategoryWords } from './category-words.ts';
import { STATEMENTS_KEY } from './statements.tsx';

interface DisputeNoticeProps {
  readonly invoice: Invoice;
  /** Shows the written invoice. */
  readonly onWritten: (invoice: Invoice) => void;
}

function useAnswer({ invoice: { id, rev }, onWritten }: DisputeNoticeProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...mutationOf(invoiceLinkContract.routes.answer),
    onSuccess: (saved, { body }) => {
      onWritten(saved);
      void queries.invalidateQueries({ queryKey: STATEMENTS_KEY });
      if (body.answer !== 'reject') goTo(`/invoice/${id}/makecredit`);
    },
  });
  const reject = async () => {
    const reason = await dialogs.reason({ title: t`Reject the dispute`, action: t`Reject` });
    if (reason) mutate({ params: { id }, body: { rev, answer: 'reject', reason } });
  };
  const credit = (answer: 'credit' | 'creditAndNew') => mutate({ params: { id }, body: { rev, answer } });
  return { reject, credit, busy: isPending };
}

function Buttons(props: DisputeNoticeProps) {
  const can = useCan();
  const { reject, credit, busy } = useAnswer(props);
  const { id, dispute } = props.invoice;
  if (!can('invoice.update')) return null;
  return (
    <span className="row wrap">
      <Button size="sm" busy={busy} onClick={() => void reject()}>
        <Trans>Reject</Trans>
      </Button>
      {can('invoice.credit') && !dispute?.remedy && (
        <>
          <Button size="sm" busy={busy} onClick={() => credit('credit')}>
            <Trans>Credit</Trans>
          </Button>
          <Button size="sm" busy={busy} onClick={() => credit('creditAndNew')}>
            <Trans>Credit and new invoice</Trans>
          </Button>
        </>
      )}
      {dispute?.remedy && (
        <PageLink to={`/invoice/${id}/makecredit`} className={buttonClass({ size: 'sm' })}>
          <Trans>New credit note</Trans>
        </PageLink>
      )}
      {dispute?.remedy === 'creditAndNew' && (
        <PageLink to={`/invoice/${id}/copy`} className={buttonClass({ size: 'sm' })}>
          <Trans>New invoice</Trans>
        </PageLink>
      )}
    </span>
  );
}

/** The open dispute of an invoice, with the answers to it. */
export function DisputeNotice(props: DisputeNoticeProps) {
  const { money, near } = useFormat();
  const words = useCategoryWords();
  const { dispute, open, currency } = props.invoice;
  if (!dispute) return null;
  const amount = money(disputedOf(props.invoice, open), currency);
  const files = dispute.files.join(', ');
  return (
    <Notice
      tone="amber"
      fact={
        <Trans>
          {dispute.by.name} disputes {amount}, {near(dispute.at)}.
        </Trans>
      }
    >
      <span className="col">
        <span>
          {words[dispute.category]}: {dispute.text}
        </span>
        {files && (
          <span className="meta">
            <Trans>Files: {files}</Trans>
          </span>
        )}
        {dispute.remedy && <Trans>Accepted. It ends when the credit note is issued.</Trans>}
        <Buttons {...props} />
      </span>
    </Notice>
  );
}

/** The payment that a payer announced, while it has not arrived. */
export function SaidPaidNotice({ invoice: { saidPaid, open } }: Pick<DisputeNoticeProps, 'invoice'>) {
  const { day } = useFormat();
  if (!saidPaid || open <= 0) return null;
  const on = day({ date: saidPaid.on }, { year: true });
  return (
    <Notice
      tone="blue"
      fact={
        <Trans>
          {saidPaid.by} says it was paid on {on}.
        </Trans>
      }
    >
      {saidPaid.reference ? (
        <Trans>Look for the reference {saidPaid.reference} at the bank, then enter the payment.</Trans>
      ) : (
        <Trans>Look for it at the bank, then enter the payment.</Trans>
      )}
    </Notice>
  );
}
