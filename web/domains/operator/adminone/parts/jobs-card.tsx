import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import type * as z from 'zod';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import type { JobRow } from '#shared/domains/operator/maintenance/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { useJobNames } from './job-names.ts';
import { figuresOf, RunState } from './run-state.tsx';
import './adminone.css';

type Job = z.output<typeof JobRow>;
const { jobs, runJob } = maintenanceContract.routes;
const jobsQuery = queryOf(jobs, {});
/** While a job runs, the list is asked for again after this time, in milliseconds. */
const LOOK_AGAIN_MS = 2000;
const RunsDialog = dialogPart(async () => (await import('./runs-dialog.tsx')).RunsDialog);

interface JobLineProps {
  readonly job: Job;
  readonly onOpen: (name: string) => void;
  readonly onStarted: (job: Job) => void;
}
function JobLine({ job, onOpen, onStarted }: JobLineProps) {
  const { name, last, isLate } = job;
  const names = useJobNames();
  const { busy, problem, submit } = useSubmit();
  const title = names[name] ?? name;
  const run = () =>
    submit(async () => {
      await call(runJob, { body: { name } });
      toast(<Trans>{title}: started</Trans>);
      onStarted(job);
    });
  return (
    <li>
      <span className="col">
        <button type="button" className="link strong cut ad-name" onClick={() => onOpen(name)}>
          {title}
        </button>
        <span className="meta cut num">{last ? (last.error ?? figuresOf(last)) : name}</span>
        {problem && <Notice tone="red">{problem}</Notice>}
      </span>
      <span>
        {isLate ? (
          <Status tone="amber">
            <Trans>late</Trans>
          </Status>
        ) : (
          last && <RunState state={last.state} />
        )}
      </span>
      {last ? <NearTime at={last.startedAt} /> : <span className="micro">–</span>}
      <Button size="sm" icon={<Play size={13} />} busy={busy || last?.state === 'running'} onClick={() => void run()}>
        <Trans>Run now</Trans>
      </Button>
    </li>
  );
}

/** The scheduled jobs, each with its last run. */
export function JobsCard() {
  const { t } = useLingui();
  const [opened, setOpened] = useState<string>();
  // A started job shows its new run a moment later.
  const [started, setStarted] = useState<Job>();
  const isAwaited = ({ name, last }: Job) =>
    last?.state === 'running' || (started?.name === name && started.last?.id === last?.id);
  const { data } = useQuery({
    ...jobsQuery,
    refetchInterval: ({ state }) => (state.data?.rows.some(isAwaited) ? LOOK_AGAIN_MS : false),
  });
  return (
    <Card title={t`Jobs`} count={data?.rows.length}>
      {!data && <SkeletonLines lines={8} />}
      <ul className="lines ad-jobs">
        {data?.rows.map((job) => (
          <JobLine key={job.name} job={job} onOpen={setOpened} onStarted={setStarted} />
        ))}
      </ul>
      <Suspense>{opened && <RunsDialog name={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </Card>
  );
}
