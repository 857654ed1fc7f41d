import * as z from 'zod';
import { operator, reads } from '#shared/kernel/contract/access.ts';
import { MasterInput, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { BASE_CURRENCY, DatedRate, RateText } from '#shared/kernel/money/exchange.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { text } from '#shared/kernel/text/text.ts';
import { Instant, LocalDate } from '#shared/kernel/time/date.ts';

/** A rate that the agency sets. It applies from its day until a later rate is published. */
export const ManualRateInput = MasterInput.extend({
  /** The name, made of currency and day. */
  name: text(100).default(''),
  currency: Currency.refine((code) => code !== BASE_CURRENCY, { error: 'choice' }),
  date: LocalDate,
  rate: RateText,
});
export type ManualRateInput = z.infer<typeof ManualRateInput>;

export const exchangeRateContract = contract('exchange-rate', {
  errors: { 'currency.noRate': 400 },
  routes: {
    ...masterRoutes({ path: 'exchangerate', at: core, input: ManualRateInput }),
    /** Returns the rate on a day for each active currency of the agency, and when the rates were last fetched. */
    table: route(core('GET', '/exchangerate/table'), reads('masterData.read'), {
      query: z.object({ date: LocalDate }),
      output: z.object({ rows: z.array(DatedRate), missing: z.array(Currency), fetchedAt: Instant.optional() }),
    }),
    /** Lists the last rates of a currency, newest first. */
    history: route(core('GET', '/exchangerate/history'), reads('masterData.read'), {
      query: z.object({ currency: Currency, until: LocalDate }),
      output: rowsOf(DatedRate),
    }),
    /** Returns units of a currency per unit of the base, by the last rates on or before the day. */
    byDate: route(core('GET', '/exchangerate/bydate'), reads('masterData.read'), {
      query: z.object({ currency: Currency, base: Currency.default(BASE_CURRENCY), date: LocalDate }),
      output: DatedRate,
    }),
    /** For operators: runs the scheduled job now. */
    sync: route(core('GET', '/housekeeping/syncexchangerates'), operator.writes(), {
      timeout: 60,
      output: z.object({ days: z.int(), rates: z.int(), failed: z.boolean() }),
    }),
  },
});
