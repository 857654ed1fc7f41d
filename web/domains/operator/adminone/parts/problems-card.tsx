import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import type { Problem } from '#shared/domains/operator/maintenance/schemas.ts';
import { StateMark } from '#web/domains/operator/subscription/widgets/state-mark.tsx';
import { queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import { useJobNames } from './job-names.ts';
import './adminone.css';

interface Said {
  readonly subject: ReactNode;
  readonly mark: ReactNode;
  readonly detail?: ReactNode;
}
const ClientLink = ({ clientId, clientName }: Readonly<{ clientId: string; clientName: string }>) => (
  <PageLink to={`/adminone/client/${clientId}`} className="strong cut">
    {clientName}
  </PageLink>
);

function useSaid(): (problem: Problem) => Said {
  const { t } = useLingui();
  const jobs = useJobNames();
  return (problem) => {
    switch (problem.kind) {
      case 'jobFailed': {
        const mark = <Status tone="red">{t`failed`}</Status>;
        return { subject: jobs[problem.job], mark, detail: problem.error };
      }
      case 'jobLate': {
        const mark = <Status tone="amber">{t`late`}</Status>;
        return { subject: jobs[problem.job], mark, detail: problem.at && <NearTime at={problem.at} /> };
      }
      case 'deadLetters': {
        const { count } = problem;
        return {
          subject: (
            <PageLink to={`/adminone/deadletter?queue=${problem.queue}`} className="strong">
              <Plural value={count} one="# dead letter" other="# dead letters" />
            </PageLink>
          ),
          mark: <Status tone="red">{t`not done`}</Status>,
          detail: problem.queue,
        };
      }
      case 'clientLate':
        return { subject: <ClientLink {...problem} />, mark: <StateMark state={problem.state} /> };
      case 'storageFull':
        return {
          subject: <ClientLink {...problem} />,
          mark: <Status tone="amber">{t`storage nearly full`}</Status>,
          detail: `${problem.percent} %`,
        };
    }
  };
}

/** All that an operator should look at now. */
export function ProblemsCard() {
  const { t } = useLingui();
  const said = useSaid();
  const { data } = useQuery({ ...queryOf(maintenanceContract.routes.problems, {}), staleTime: 0 });
  return (
    <Card title={t`Problems`} count={data?.rows.length}>
      {!data && <SkeletonLines lines={2} />}
      {data?.rows.length === 0 && (
        <p className="card-b meta">
          <Trans>Nothing needs your attention.</Trans>
        </p>
      )}
      <ul className="lines ad-problems">
        {data?.rows.map((problem) => {
          const { subject, mark, detail } = said(problem);
          return (
            <li key={JSON.stringify(problem)}>
              <span className="strong cut">{subject}</span>
              {mark}
              <span className="meta cut num">{detail}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
