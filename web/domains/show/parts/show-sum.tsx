import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShowListRequest } from '#shared/domains/show/contract.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { showSumQuery } from '../queries.ts';

interface ShowSumProps {
  readonly request: ShowListRequest;
  readonly total: number | undefined;
}
/**
 * `214 shows, €1,284,600.00 in fees`: the agency's own currency, the others in the tooltip; never added up. Its room is
 * kept until it comes, else the bar would grow by a line under the reader's eyes.
 */
export function ShowSum({ request, total }: ShowSumProps) {
  const allowed = useCan()('show.readDeal');
  const own = useMe().tenant.currency;
  const { data } = useQuery({ ...showSumQuery(request), enabled: allowed });
  const found = total === undefined ? [] : (data?.sums ?? []);
  const sums = found.toSorted((a, b) => Number(b.currency === own) - Number(a.currency === own));
  const [first, ...others] = sums.map(({ minor, currency }) => formatMoney(minor, currency));
  return (
    <span className={allowed ? 'show-sum' : undefined} data-tip={others.length > 0 ? others.join(', ') : undefined}>
      {total !== undefined && <Plural value={total} one="# show" other="# shows" />}
      {first && (
        <>
          , <Trans>{first} in fees</Trans>
        </>
      )}
      {others.length > 0 && (
        <>
          {' '}
          <Plural value={others.length} one="and # other currency" other="and # other currencies" />
        </>
      )}
    </span>
  );
}
