import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShowListRequest } from '#shared/domains/show/contract.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { showSumQuery } from '../queries.ts';

/** Currencies named before the rest is counted. */
const SHOWN = 2;

interface ShowSumProps {
  readonly request: ShowListRequest;
  readonly total: number | undefined;
}
/** `214 shows, €1,284,600.00 in fees`; each currency for itself. */
export function ShowSum({ request, total }: ShowSumProps) {
  const allowed = useCan()('show.readDeal');
  const { data } = useQuery({ ...showSumQuery(request), enabled: allowed });
  if (total === undefined) return null;
  const sums = (data?.sums ?? []).toSorted((a, b) => b.minor - a.minor);
  const shown = sums.slice(0, SHOWN).map(({ minor, currency }) => formatMoney(minor, currency));
  const tip = sums.map(({ minor, currency }) => formatMoney(minor, currency)).join(', ');
  const more = sums.length - shown.length;
  const words = more > 0 ? `${shown.join(', ')} +${more}` : shown.join(', ');
  return (
    <span data-tip={more > 0 ? tip : undefined}>
      <Plural value={total} one="# show" other="# shows" />
      {words && (
        <>
          , <Trans>{words} in fees</Trans>
        </>
      )}
    </span>
  );
}
