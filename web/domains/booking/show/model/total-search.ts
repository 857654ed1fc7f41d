import type { ShowTotalRequest } from '#shared/domains/booking/show-total/contract.ts';
import { TOTALS_BY, type TotalBy } from '#shared/domains/booking/show-total/rules.ts';
import { isLocalDate, type LocalDate } from '#shared/kernel/time/date.ts';
import { requestOf, type ShowSearch, showSearch } from './search.ts';

/** The filters of the list, and the way to add up the shows that they leave. */
export interface TotalSearch {
  readonly of: ShowSearch;
  readonly by?: TotalBy | undefined;
  /** The measure of the bars: a currency, or `shows`. */
  readonly bars?: string | undefined;
  /** The currency into which all amounts are converted, by the rates of a day. */
  readonly into?: string | undefined;
  readonly rateOn?: LocalDate | undefined;
}

const code = (raw: unknown) => (typeof raw === 'string' && /^[A-Z]{3}$/.test(raw) ? raw : undefined);
const record = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};

export const totalSearch = (raw: Record<string, unknown>): TotalSearch => ({
  of: showSearch(record(raw.of)),
  by: TOTALS_BY.find((by) => by === raw.by),
  bars: raw.bars === 'shows' ? 'shows' : code(raw.bars),
  into: code(raw.into),
  rateOn: typeof raw.rateOn === 'string' && isLocalDate(raw.rateOn) ? raw.rateOn : undefined,
});

export function totalRequestOf({ of, by = 'month', into, rateOn }: TotalSearch, today: LocalDate): ShowTotalRequest {
  const { keyword, filters, from, to } = requestOf(of, today, 1);
  return {
    keyword,
    filters,
    by,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(into ? { inCurrency: into, rateDate: rateOn ?? today } : {}),
  };
}
