import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShowListRequest } from '#shared/domains/show/contract.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { MoneySums } from '#web/ui/list/money-sums.tsx';
import { showSumQuery } from '../queries.ts';

interface ShowSumProps {
  readonly request: ShowListRequest;
  readonly total: number | undefined;
}
/**
 * `214 shows, €1,284,600.00 in fees`. Its room is kept until it comes, else the bar would grow by a line under the
 * reader's eyes.
 */
export function ShowSum({ request, total }: ShowSumProps) {
  const allowed = useCan()('show.readDeal');
  const { data } = useQuery({ ...showSumQuery(request), enabled: allowed });
  return (
    <MoneySums
      className={allowed ? 'show-sum' : undefined}
      count={total !== undefined && <Plural value={total} one="# show" other="# shows" />}
      rows={total === undefined ? [] : (data?.sums ?? [])}
      say={({ minor, currency }) => {
        const first = formatMoney(minor, currency);
        return <Trans>{first} in fees</Trans>;
      }}
      short={({ minor, currency }) => formatMoney(minor, currency)}
    />
  );
}
