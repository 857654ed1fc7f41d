import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import type { JobRun } from '#shared/domains/operator/maintenance/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { useJobNames } from './job-names.ts';
import { figuresOf, RunState } from './run-state.tsx';
import './adminone.css';

const SECOND_MS = 1000;

function RunLine({ run }: { readonly run: JobRun }) {
  const { number } = useFormat();
  const { state, startedAt, endedAt, byName, error, log = [] } = run;
  const seconds = endedAt && Math.ceil((Date.parse(endedAt) - Date.parse(startedAt)) / SECOND_MS);
  return (
    <li>
      <span className="row">
        <RunState state={state} />
        <NearTime at={startedAt} />
        {seconds !== undefined && <span className="micro num">{number(Number(seconds))} s</span>}
        {byName && (
          <span className="micro">
            <Trans>started by {byName}</Trans>
          </span>
        )}
      </span>
      <span className="meta num">{error ?? figuresOf(run)}</span>
      {log.length > 0 && <pre className="ad-log">{log.join('\n')}</pre>}
    </li>
  );
}

/** The last runs of a job, each with its figures and what it logged. */
export function RunsDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const title = useJobNames()[name] ?? name;
  const { data } = useSuspenseQuery(queryOf(maintenanceContract.routes.runs, { params: { name } }));
  return (
    <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>{t`Close`}</Button>}>
      {data.rows.length === 0 && <p className="meta">{t`No runs in the last 30 days.`}</p>}
      <ul className="ad-runs">
        {data.rows.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </ul>
    </Dialog>
  );
}
