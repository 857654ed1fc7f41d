import { Trans } from '@lingui/react/macro';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { formatNumber } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';

interface OverCapacityProps {
  readonly show: Pick<Show, 'capacity' | 'venue'>;
  /** Each count that must fit into the venue. */
  readonly counts: readonly number[];
}
/** Warns of more tickets than the venue holds. */
export function OverCapacity({ show: { capacity, venue }, counts }: OverCapacityProps) {
  const room = capacity ?? venue?.capacity;
  const most = Math.max(0, ...counts);
  if (!room || most <= room) return null;
  const [tickets, places] = [formatNumber(most), formatNumber(room)];
  return (
    <Notice tone="amber" fact={<Trans>More tickets than places.</Trans>}>
      <Trans>
        {tickets} tickets, but the capacity is {places}.
      </Trans>
    </Notice>
  );
}
