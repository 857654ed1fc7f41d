import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BatchReport } from '#web/platform/batches.ts';
import { formatNumber } from '#web/platform/format.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Notice } from '../notice.tsx';
import { PageLink } from '../page-link.tsx';
import { Stalled } from '../stalled.tsx';
import './batch-progress.css';

interface BatchProgressProps {
  readonly total: number;
  /** Not there until the batch has begun. */
  readonly report: BatchReport | undefined;
  readonly pathOf: (id: string) => string;
  readonly onClose: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onResume: () => Promise<unknown>;
}

function Failures({ report, pathOf }: { readonly report: BatchReport } & Pick<BatchProgressProps, 'pathOf'>) {
  const { t } = useLingui();
  return (
    <ul className="batch-failures" aria-label={t`Not done`}>
      {report.failures.map(({ id, title, message }, index) => (
        <li key={id ?? index} className="row">
          <span className="grow cut">{id ? <PageLink to={pathOf(id)}>{title}</PageLink> : t`No access`}</span>
          <span className="mut">{message}</span>
        </li>
      ))}
    </ul>
  );
}

interface RunButtonsProps extends Pick<BatchProgressProps, 'onClose' | 'onUndo'> {
  readonly carried: number;
  readonly finished: boolean;
}
function RunButtons({ onClose, onUndo, carried, finished }: RunButtonsProps) {
  return (
    <>
      {finished && carried > 0 && onUndo && (
        <Button onClick={onUndo}>
          <Trans>Undo</Trans>
        </Button>
      )}
      <Button kind="primary" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}

interface RunStateProps extends Pick<BatchProgressProps, 'report' | 'pathOf' | 'onResume'> {
  readonly carried: number;
  readonly failed: number;
  readonly finished: boolean;
  readonly count: number;
}
function RunState({ report, pathOf, onResume, carried, failed, finished, count }: RunStateProps) {
  const { t } = useLingui();
  const [done, tried, all] = [carried, carried + failed, count].map((one) => formatNumber(one));
  return (
    <div className="batch-run">
      <progress aria-label={t`Progress`} max={count} value={carried + failed} />
      <p className="num" role="status">
        {finished ? (
          <Trans>
            {done} of {all} done
          </Trans>
        ) : (
          <Trans>
            {tried} of {all}
          </Trans>
        )}
      </p>
      {!finished && report && <Stalled progress={carried + failed} onResume={onResume} />}
      {finished && failed > 0 && (
        <Notice tone="amber">
          <Plural value={failed} one="# record was not changed." other="# records were not changed." />
        </Notice>
      )}
      {report && failed > 0 && <Failures report={report} pathOf={pathOf} />}
    </div>
  );
}

/** How far a batch is, then what was done and what was not, with the reason and the way there. */
export function BatchProgress({ total, report, pathOf, onClose, onUndo, onResume }: BatchProgressProps) {
  const { done: carried = 0, failed = 0, finished = false } = report ?? {};
  const count = report?.total ?? total;

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        finished ? <Trans>Done</Trans> : <Plural value={count} one="Working on # record" other="Working on # records" />
      }
      hint={!finished && <Trans>You can close this; the work continues.</Trans>}
      actions={<RunButtons onClose={onClose} onUndo={onUndo} carried={carried} finished={finished} />}
    >
      <RunState
        report={report}
        pathOf={pathOf}
        onResume={onResume}
        carried={carried}
        failed={failed}
        finished={finished}
        count={count}
      />
    </Dialog>
  );
}
