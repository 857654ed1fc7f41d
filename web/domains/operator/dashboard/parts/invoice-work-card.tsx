import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { disputedQuestion, type InvoiceQuestion, reviewQuestion } from './money-questions.ts';

interface GroupProps {
  readonly title: string;
  readonly question: InvoiceQuestion;
  /** The list of all of them. */
  readonly all: string;
}
function Group({ title, question, all }: GroupProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { data } = useQuery(queryOf(invoiceContract.routes.list, { body: question }));
  if (!data || data.total === 0) return null;
  return (
    <>
      <h3 className="da-sub">
        <PageLink to={all}>{title}</PageLink> <span className="num meta">{data.total}</span>
      </h3>
      <ul className="da-rows">
        {data.rows.map(({ id, number, company, dispute, total, currency }) => (
          <li key={id}>
            <PageLink to={`/invoice/${id}`} className="grow cut">
              <span className="num mut">{number || t`Draft`}</span> <b>{company?.name}</b>
            </PageLink>
            <span className="num strong">{money(dispute?.amount ?? total, currency)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const REVIEW_LIST = `/invoice?settlement=${encodeURIComponent('{"any":["review"]}')}`;

/** Invoices that wait for a decision: those in review, and those that a payer disputes. None, and no card. */
export function InvoiceWorkCard() {
  const { t } = useLingui();
  const inReview = useQuery(queryOf(invoiceContract.routes.list, { body: reviewQuestion })).data?.total ?? 0;
  const inDispute = useQuery(queryOf(invoiceContract.routes.list, { body: disputedQuestion })).data?.total ?? 0;
  if (inReview + inDispute === 0) return null;
  return (
    <Card title={t`Invoices to decide`} count={inReview + inDispute}>
      <Group title={t`In review`} question={reviewQuestion} all={REVIEW_LIST} />
      <Group title={t`Disputed`} question={disputedQuestion} all="/invoice?disputed=true" />
    </Card>
  );
}
