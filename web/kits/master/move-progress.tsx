import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Move } from '#shared/kernel/contract/movable-contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { toast } from '#web/ui/toaster.ts';
import type { Moving } from './master-config.ts';

const POLL_MS = 1000;
const NONE: readonly Move[] = [];
const isRunning = ({ finished }: Move): boolean => !finished;

interface MoveProgressProps extends Pick<Moving<unknown>, 'moves'> {
  readonly scope: object;
}

/** Says once that a move seen on its way has arrived; records everywhere carry something else now. */
function useArrivals(rows: readonly Move[]): void {
  const queries = useQueryClient();
  const running = useRef(new Set<string>());
  useEffect(() => {
    const arrived = rows.filter(({ id, finished }) => finished && running.current.has(id));
    running.current = new Set(rows.filter(isRunning).map(({ id }) => id));
    if (arrived.length === 0) return;
    void queries.invalidateQueries();
    for (const { targetName, ...move } of arrived) {
      const total = formatNumber(move.total);
      toast(
        <Trans>
          Moved to {targetName}: {total}
        </Trans>,
      );
    }
  }, [rows, queries]);
}

/** Moves on the way, however they were started: also after the page was left and opened again. */
export function MoveProgress({ moves, scope }: MoveProgressProps) {
  const { t } = useLingui();
  const { data } = useQuery({
    ...queryOf(moves, { query: scope }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isRunning) ? POLL_MS : false),
  });
  const rows = data?.rows ?? NONE;
  useArrivals(rows);
  return rows.filter(isRunning).map(({ id, name, targetName, ...move }) => {
    const [done, total] = [move.done, move.total].map((one) => formatNumber(one));
    return (
      <div key={id} className="notice blue mst-move" role="status">
        <span className="grow">
          <Trans>
            Moving {name} to {targetName}
          </Trans>
        </span>
        <progress aria-label={t`Progress`} max={Math.max(1, move.total)} value={move.done} />
        <span className="num">
          <Trans>
            {done} of {total}
          </Trans>
        </span>
      </div>
    );
  });
}
