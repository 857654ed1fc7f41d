import * as z from 'zod';
import { reads } from '#shared/kernel/contract/access.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { AGES } from './rules.ts';

const Total = z.object({ count: z.int(), total: z.int() });
const Month = z.object({
  month: z.string(),
  invoiced: Total.extend({ net: z.int() }),
  paid: Total,
  /** The confirmed shows without an invoice. Only for users who may see deals. */
  expected: Total.optional(),
});
export type MoneyMonth = z.infer<typeof Month>;

/** The money of a year in one currency, in minor units. Credit notes and refunds count negative. */
export const MoneyOverview = z.object({
  year: z.int(),
  currency: Currency,
  /** The currencies with an amount, and the agency's own. */
  currencies: z.array(Currency),
  /** The day that the ages are seen from. */
  today: LocalDate,
  months: z.array(Month),
  /** The open amounts of today, of all years, by how long they have been due. */
  ages: z.array(Total.extend({ age: z.enum(AGES) })),
});
export type MoneyOverview = z.infer<typeof MoneyOverview>;

export const moneyContract = contract('money', {
  routes: {
    overview: route(pageApi('GET', '/money/overview'), reads('invoice.read'), {
      query: z.object({
        year: z.coerce.number().pipe(z.int().min(2000).max(2100)),
        bookkeepingId: Id.optional(),
        currency: Currency.optional(),
      }),
      output: MoneyOverview,
    }),
  },
});
