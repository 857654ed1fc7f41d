import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { overdueQuestion } from './money-questions.ts';

const ALL = `/invoice?settlement=${encodeURIComponent('{"any":["overdue"]}')}`;

/** Invoices past their due date: number, buyer, days and the amount that is open. */
export function OverdueCard({ today }: { readonly today: LocalDate }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const query = useQuery(queryOf(invoiceContract.routes.list, { body: overdueQuestion }));
  return (
    <DocumentsCard
      title={t`Overdue invoices`}
      to={ALL}
      query={query}
      failed={t`Couldn't load the invoices.`}
      empty={t`No overdue invoices.`}
    >
      {query.data?.rows.map(({ id, number, company, dueDate, open, currency }) => (
        <li key={id}>
          <PageLink to={`/invoice/${id}`} className="grow cut">
            <span className="num mut">{number}</span> <b>{company?.name}</b>
          </PageLink>
          {dueDate && (
            <span className="num da-late">
              <Plural value={diffDays(dueDate, today)} one="# day" other="# days" />
            </span>
          )}
          <span className="num strong">{money(open, currency)}</span>
        </li>
      ))}
    </DocumentsCard>
  );
}
