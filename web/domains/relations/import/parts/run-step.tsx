import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { Import } from '#shared/domains/relations/import/schemas.ts';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Stalled } from '#web/ui/stalled.tsx';
import { ProblemTable } from './problem-table.tsx';
import { useProgress } from './use-import.ts';

const { get, resume, undo } = importContract.routes;

function useHeading(state: Import['state']): string {
  const { t } = useLingui();
  const headings: Readonly<Record<Import['state'], string>> = {
    draft: t`Not started`,
    running: t`Importing`,
    done: t`Imported`,
    undoing: t`Undoing the import`,
    undone: t`Import undone`,
  };
  return headings[state];
}

function Counts({ report }: { readonly report: Import }) {
  const { state } = report;
  const [done, skipped, failed, total] = [report.done, report.skipped, report.failed, report.total].map((one) =>
    formatNumber(one),
  );
  return (
    <p className="num" role="status">
      {state.startsWith('undo') ? (
        <Trans>
          {done} of {total} undone, {skipped} never imported, {failed} unchanged
        </Trans>
      ) : (
        <Trans>
          {done} of {total} imported, {skipped} skipped, {failed} failed
        </Trans>
      )}
    </p>
  );
}

interface RunFootProps {
  readonly report: Import;
  readonly undoing: { readonly isPending: boolean; readonly mutate: (call: { params: { id: string } }) => void };
  readonly onRestart: () => void;
}
function RunFoot({ report: { id, state, done }, undoing, onRestart }: RunFootProps) {
  const onUndo = async () => {
    const yes = await dialogs.confirm({
      title: <Trans>Undo this import?</Trans>,
      text: <Trans>Created records are deleted and changes are reverted, unless someone has changed them since.</Trans>,
      action: <Trans>Undo the import</Trans>,
      danger: true,
    });
    if (yes) undoing.mutate({ params: { id } });
  };
  return (
    <span className="row">
      <Button onClick={onRestart}>
        <Trans>Import another file</Trans>
      </Button>
      {state === 'done' && done > 0 && (
        <Button kind="danger" busy={undoing.isPending} onClick={() => void onUndo()}>
          <Trans>Undo the import</Trans>
        </Button>
      )}
    </span>
  );
}

/** How far an import is, what was refused and why, and the way back. */
export function RunStep({ started, onRestart }: { readonly started: Import; readonly onRestart: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const undoing = useMutation({
    ...mutationOf(undo),
    // From here on it is under way again, and asked for until it is through.
    onSuccess: (begun) => client.setQueryData(queryOf(get, { params: { id: begun.id } }).queryKey, begun),
  });
  const report = useProgress(started) ?? started;
  const { id, state, done, skipped, failed, total, problems } = report;
  const heading = useHeading(state);

  return (
    <section className="imp-card">
      <h2>{heading}</h2>
      <progress className="imp-progress" aria-label={t`Progress`} max={total} value={done + skipped + failed} />
      <Counts report={report} />
      {/ing$/.test(state) && (
        <Stalled progress={done + skipped + failed} onResume={() => call(resume, { params: { id } })} />
      )}
      {failed > 0 && (
        <>
          <Notice tone="amber">
            <Plural value={failed} one="# row was not changed." other="# rows were not changed." />
          </Notice>
          <ProblemTable problems={problems} />
        </>
      )}
      <RunFoot report={report} undoing={undoing} onRestart={onRestart} />
    </section>
  );
}
