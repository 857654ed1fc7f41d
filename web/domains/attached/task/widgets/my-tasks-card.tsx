import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TaskRows } from '../parts/task-rows.tsx';

const SHOWN = 6;

/** Lists the tasks of the user, the next due first. */
export function MyTasksCard() {
  const { t } = useLingui();
  const { data, isError } = useQuery(queryOf(taskContract.routes.byUser, { query: {} }));
  const all = (
    <PageLink to="/taskmanager" className="link">
      {t`All tasks`}
    </PageLink>
  );
  return (
    <Card title={t`My tasks`} count={data?.rows.length ?? 0} action={all}>
      <TaskRows rows={data?.rows} isError={isError} empty={t`No open tasks.`} most={SHOWN} />
    </Card>
  );
}
