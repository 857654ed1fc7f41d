import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowTotalRequest, ShowTotals } from '#shared/domains/booking/show-total/contract.ts';
import { type Tally, talliesBy, tallyOf } from '#shared/domains/booking/show-total/rules.ts';
import { conversionOf, NONE } from './conversion.ts';
import { headingsOf } from './names.ts';
import { countedShows } from './rows.ts';

const EMPTY: Tally = { count: 0, minor: new Map() };

/** Count and fees of what the request leaves of the list, on the whole and group by group; cancelled shows apart. */
export async function totalsOf(ctx: UserContext, request: ShowTotalRequest): Promise<ShowTotals> {
  const { by, inCurrency, rateDate } = request;
  const { standing, cancelled } = await countedShows(ctx, request);
  const [all, tallies, out] = [tallyOf(standing), talliesBy(standing), tallyOf(cancelled)];
  const headings = await headingsOf(ctx, by, [...tallies.keys()]);
  const currencies = [...new Set([...all.minor.keys(), ...out.minor.keys()])].sort();
  const date = rateDate ?? (await agencyDay(ctx));
  const { rates, missing, total } = inCurrency
    ? await conversionOf(ctx.tenantId, { currencies, into: inCurrency, date })
    : NONE;
  const shown = (tally: Tally) => ({
    count: tally.count,
    sums: currencies.flatMap((currency) => {
      const minor = tally.minor.get(currency);
      return minor === undefined ? [] : [{ currency, minor }];
    }),
    ...total(tally),
  });
  const groups = headings.map(({ of, key, name }) => ({ key, name, ...shown(tallies.get(of) ?? EMPTY) }));
  return { by, ...shown(all), groups, cancelled: shown(out), rates, missing };
}
