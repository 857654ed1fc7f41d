import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { ShowLines } from '#web/domains/relations/show-summary/widgets/show-lines.tsx';
import { queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { COMING_DAYS, comingQuestion } from './questions.ts';

/** Lists the confirmed shows of the coming days. */
export function ComingCard({ today }: { readonly today: LocalDate }) {
  const { t } = useLingui();
  const { data } = useQuery(queryOf(showContract.routes.list, { body: comingQuestion(today) }));
  return (
    <Card
      className="da-e"
      title={t`Next ${COMING_DAYS} days`}
      count={data?.total ?? 0}
      action={
        <PageLink to="/planning/month" className="link">
          {t`Planning`}
        </PageLink>
      }
    >
      {!data && <SkeletonLines lines={4} />}
      {data?.total === 0 && <p className="card-b meta">{t`No confirmed shows on these days.`}</p>}
      {data && <ShowLines rows={data.rows} />}
    </Card>
  );
}
