import { totalSearchOf } from '#web/ui/totals/search.ts';

/** The choices of the page, in its address. */
export interface MoneySearch {
  readonly year?: number | undefined;
  readonly bookkeeping?: string | undefined;
  readonly currency?: string | undefined;
}

const inYear = totalSearchOf([], []);
const text = (raw: unknown, form: RegExp) => (typeof raw === 'string' && form.test(raw) ? raw : undefined);

export const moneySearch = (raw: Record<string, unknown>): MoneySearch => ({
  year: inYear(raw).year,
  bookkeeping: text(raw.bookkeeping, /^[0-9A-Z]{26}$/),
  currency: text(raw.currency, /^[A-Z]{3}$/),
});
