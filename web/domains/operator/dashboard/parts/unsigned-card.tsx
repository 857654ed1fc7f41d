import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { unsignedQuestion } from './money-questions.ts';

const ALL = `/contract?stage=${encodeURIComponent('{"any":["sent"]}')}`;

/** Contracts of coming shows that left and did not come back signed. */
export function UnsignedCard({ today }: { readonly today: LocalDate }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const query = useQuery(queryOf(contractContract.routes.list, { body: unsignedQuestion(today) }));
  return (
    <DocumentsCard
      title={t`Waiting for a signature`}
      to={ALL}
      query={query}
      failed={t`Couldn't load the contracts.`}
      empty={t`No contract of an upcoming show is waiting for a signature.`}
    >
      {query.data?.rows.map(({ id, number, artists, company, show }) => (
        <li key={id}>
          <PageLink to={`/contract/${id}`} className="grow cut">
            <span className="num mut">{number}</span>{' '}
            <b>{[artists.map(({ name }) => name).join(', '), company?.name].filter(Boolean).join(' · ')}</b>
          </PageLink>
          <span className="num meta">{day({ date: show.date })}</span>
        </li>
      ))}
    </DocumentsCard>
  );
}
