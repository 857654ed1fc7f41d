import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ExportRunView, MonthRow } from '#shared/domains/agreements/sales-export/schemas.ts';
import { formatMonth, useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Status } from '#web/ui/status.tsx';
import { useMaskNames } from './mask-words.ts';
import type { Files } from './use-files.tsx';

function Run({ run, month, files }: { readonly run: ExportRunView; readonly month: string; readonly files: Files }) {
  const { day, time } = useFormat();
  const { zone } = useMe().user;
  const names = useMaskNames();
  const at = (instant: string) => `${day({ instant, zone }, { year: true })}, ${time(instant, zone)}`;
  const { by, unlockedAt, unlockedBy, reason, run: number } = run;
  const [locked, unlocked] = [at(run.at), unlockedAt && at(unlockedAt)];
  return (
    <li className="sx-run">
      <div className="row wrap">
        <b className="grow">
          <Trans>Export {number}</Trans>
        </b>
        {run.state === 'current' ? (
          <Status tone="green">
            <Trans>Current</Trans>
          </Status>
        ) : (
          <Status tone="grey">
            <Trans>Superseded</Trans>
          </Status>
        )}
      </div>
      <p className="meta">
        <Trans>
          Locked by {by}, {locked}
        </Trans>
      </p>
      {unlocked && (
        <p className="meta">
          <Trans>
            Unlocked by {unlockedBy}, {unlocked}: {reason}
          </Trans>
        </p>
      )}
      <span className="row wrap">
        {run.files
          .filter(({ state }) => state === 'ready')
          .map(({ fileType }) => (
            <Button
              key={fileType}
              size="sm"
              icon={<Download size={14} />}
              onClick={() => files.save({ month, fileType }, run.run)}
            >
              {names[fileType]}
            </Button>
          ))}
      </span>
    </li>
  );
}

/** The exports of a month, the latest first. */
export function HistoryDialog({ row, files, onClose }: Readonly<{ row: MonthRow; files: Files; onClose: () => void }>) {
  const month = formatMonth(`${row.month}-01`);
  return (
    <Dialog open onClose={onClose} title={<Trans>Exports of {month}</Trans>} closeIcon>
      <ul className="sx-runs">
        {row.runs.map((run) => (
          <Run key={run.run} run={run} month={row.month} files={files} />
        ))}
      </ul>
    </Dialog>
  );
}
