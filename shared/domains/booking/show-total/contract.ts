import * as z from 'zod';
import { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import { reads } from '#shared/kernel/contract/access.ts';
import { FileUrl } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { DatedRate } from '#shared/kernel/money/exchange.ts';
import { Currency, Sum } from '#shared/kernel/money/money.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { TOTALS_BY } from './rules.ts';

export const TotalBy = z.enum(TOTALS_BY, { error: 'choice' });
/** The list's own request, without its page: totals are of what the list shows, a run in the period it begins in. */
export const ShowTotalRequest = ShowListRequest.omit({ page: true, perPage: true, sort: true }).extend({
  by: TotalBy.default('month'),
  /** Adds the currencies up in this one, by the rates of a day: today unless said. */
  inCurrency: Currency.optional(),
  rateDate: LocalDate.optional(),
});
export type ShowTotalRequest = z.infer<typeof ShowTotalRequest>;

const Total = z.object({
  count: z.int(),
  sums: z.array(Sum),
  /** Missing where one of its currencies has no rate. */
  converted: Sum.optional(),
});
export const ShowTotalGroup = Total.extend({
  /** `2027-05`, `2027-Q2`, `2027`, a phase, or the id of a status, an owner or an artist. */
  key: z.string(),
  /** Of a person or a status; the others are named by their reader. */
  name: z.string(),
});
export type ShowTotalGroup = z.infer<typeof ShowTotalGroup>;
export const ShowTotals = Total.extend({
  by: TotalBy,
  groups: z.array(ShowTotalGroup),
  /** Cancelled shows and released options, in none of the other figures. */
  cancelled: Total,
  /** Units of each currency per one of `inCurrency`, with the day they are of. */
  rates: z.array(DatedRate),
  missing: z.array(Currency),
});
export type ShowTotals = z.infer<typeof ShowTotals>;

export const showTotalContract = contract('show-total', {
  routes: {
    /** Count and fees of shows, group by group; of artists on one bill each has the whole show. */
    totals: route(pageApi('POST', '/show/total'), reads('show.readDeal'), {
      aliases: [
        v1('GET', '/shows/stats/totalsdata'),
        { ...v1('GET', '/shows/stats/totalperowner'), fixed: { by: 'owner' } },
      ],
      body: ShowTotalRequest,
      output: ShowTotals,
    }),
    /** The same as an Excel file; its address is good for a minute. */
    export: route(pageApi('POST', '/show/total/export'), reads('show.readDeal', 'files:read', 'files:write'), {
      body: ShowTotalRequest.extend({ locale: Locale.optional() }),
      output: FileUrl,
    }),
  },
});
