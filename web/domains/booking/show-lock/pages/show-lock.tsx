import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { type LockSelection, showLockContract } from '#shared/domains/booking/show-lock/contract.ts';
import { addDays, addMonths, startOfMonth } from '#shared/kernel/time/date.ts';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { resumeBatch } from '#web/platform/batches.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { unlessProblem } from '#web/ui/controls/lead-to-problem.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { BatchProgress } from '#web/ui/list/batch-progress.tsx';
import { useReport } from '#web/ui/list/use-batch.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SelectionFields } from '../parts/selection-fields.tsx';
import '../parts/show-lock.css';

const { countUnlocked, lockSelection } = showLockContract.routes;

/** The month that is over: what an agency closes. */
function lastMonth(): LockSelection {
  const first = startOfMonth(localToday());
  return { from: addMonths(first, -1), to: addDays(first, -1), bookkeepingIds: [], ownerIds: [], statusIds: [] };
}

function useLocking(selection: LockSelection, count: number | undefined) {
  const starting = useMutation(mutationOf(lockSelection));
  const report = useReport(starting.data);
  const ask = async () => {
    if (count === undefined) return;
    const yes = await dialogs.confirm({
      title: <Plural value={count} one="Lock # show?" other="Lock # shows?" />,
      text: <Trans>Locked shows can't be changed until someone with permission unlocks them.</Trans>,
      action: <Plural value={count} one="Lock # show" other="Lock # shows" />,
    });
    if (yes) starting.mutate({ body: { ...selection, expected: count } });
  };
  const dialog = starting.data && (
    <BatchProgress
      total={starting.data.total}
      report={report}
      pathOf={(id) => `/show/${id}`}
      onClose={() => starting.reset()}
      onResume={async () => report && call(resumeBatch, { params: { id: report.id } })}
      onUndo={undefined}
    />
  );
  return { ask, busy: starting.isPending, dialog };
}

function Counted({ selection }: { readonly selection: LockSelection }) {
  const { day } = useFormat();
  const isPeriod = selection.from <= selection.to;
  const { data, isFetching } = useQuery({ ...queryOf(countUnlocked, { body: selection }), enabled: isPeriod });
  const count = isFetching ? undefined : data?.count;
  const locking = useLocking(selection, count);
  const [from, to] = [selection.from, selection.to].map((date) => day({ date }, { year: true }));
  return (
    <section className="card sl-c row wrap" aria-live="polite">
      <span className="col grow">
        <b className="num">
          {count === undefined ? '…' : <Plural value={count} one="# unlocked show" other="# unlocked shows" />}
        </b>
        <span className="meta">
          <Trans>
            {from} to {to}
          </Trans>
        </span>
      </span>
      <Button
        kind="primary"
        icon={<Lock size={14} aria-hidden="true" />}
        disabled={!isPeriod || !count}
        busy={locking.busy}
        onClick={unlessProblem(locking.ask)}
      >
        <Trans>Lock these shows</Trans>
      </Button>
      {locking.dialog}
    </section>
  );
}

/** Closes a period: counts its shows that are still open, then locks them behind the scenes. */
export function ShowLockPage() {
  const can = useCan();
  const [selection, setSelection] = useState(lastMonth);
  return (
    <>
      <Crumbs items={[{ label: <Trans>Shows</Trans>, to: '/show' }, { label: <Trans>Lock</Trans> }]} />
      <PageHead title={<Trans>Lock shows</Trans>} />
      <div className="scroll">
        <div className="sl">
          <SelectionFields value={selection} onChange={(change) => setSelection({ ...selection, ...change })} />
          <Counted selection={selection} />
          {can('show.unlock') && (
            <p className="meta">
              <Trans>To unlock shows, select them in the list of shows.</Trans>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
