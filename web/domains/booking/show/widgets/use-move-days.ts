import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timesAfter } from '#shared/domains/booking/show/move-rules.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { call } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import { toast } from '#web/ui/toaster.ts';
import { showWritten } from './show-writes.ts';
import { useAttempt } from './use-attempt.ts';

type Movable = Pick<ShowRow, 'id' | 'rev' | 'start' | 'end' | 'isNight'>;

/** Moves a show by whole days; its clock times stay. Undo brings it back to its day and its place in the queue. */
export function useMoveDays() {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  const put = async ({ id, rev, start, end, isNight }: Movable, rank?: number) => {
    const place = rank ? { rank } : {};
    const { leftRiderIds: _, ...now } = await call(showContract.routes.move, {
      params: { id },
      body: { rev, start, end, isNight, ...place },
    });
    showWritten(client, [now]);
    return now;
  };
  return (show: ShowRow, days: number) =>
    attempt(show.id, async () => {
      const now = await put({ ...show, ...timesAfter(show, days) });
      const day = formatDay({ date: agendaDays(now).first });
      const undo = () => void attempt(show.id, async () => void (await put({ ...show, rev: now.rev }, show.rank)));
      toast(t`Moved to ${day}`, { undo });
    });
}
