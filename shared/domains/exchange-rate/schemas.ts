import * as z from 'zod';
import { LocalDate } from '#shared/kernel/date.ts';
import { Currency } from '#shared/kernel/money.ts';

export const BASE_CURRENCY = 'EUR';

/** Units per one euro, the ECB's direction: a decimal text of up to 6 decimals, above 0 (money section 1). */
export const RateText = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/, { error: 'exchangeRate' })
  .refine((rate) => Number(rate) > 0, { error: 'exchangeRate' });
export const RateSource = z.enum(['ecb', 'manual']);
export type RateSource = z.infer<typeof RateSource>;

/** What one euro was worth in a currency from this day on. */
export const DatedRate = z.object({ currency: Currency, date: LocalDate, rate: RateText, source: RateSource });
export type DatedRate = z.infer<typeof DatedRate>;
