import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { MoneySums } from '#web/ui/list/money-sums.tsx';
import { showSumQuery } from '../widgets/show-queries.ts';

interface ShowSumProps {
  readonly request: ShowListRequest;
  readonly total: number | undefined;
  /** Whether the list shows the column of expected results. */
  readonly withExpected: boolean;
}
/**
 * `214 shows, €1,284,600.00 in fees, €1,301,000.00 expected`. Its room is kept until it comes, else the bar would grow by a line under the
 * reader's eyes.
 */
export function ShowSum({ request, total, withExpected }: ShowSumProps) {
  const allowed = useCan()('show.readDeal');
  const { data } = useQuery({ ...showSumQuery(request, withExpected), enabled: allowed });
  const expectedIn = (currency: string) => data?.expected?.find((sum) => sum.currency === currency)?.minor;
  return (
    <MoneySums
      className={allowed ? 'show-sum' : undefined}
      count={total !== undefined && <Plural value={total} one="# show" other="# shows" />}
      rows={total === undefined ? [] : (data?.sums ?? [])}
      say={({ minor, currency }) => {
        const first = formatMoney(minor, currency);
        const expected = expectedIn(currency);
        if (expected === undefined) return <Trans>{first} in fees</Trans>;
        const result = formatMoney(expected, currency);
        return (
          <Trans>
            {first} in fees, {result} expected
          </Trans>
        );
      }}
      short={({ minor, currency }) => formatMoney(minor, currency)}
    />
  );
}
