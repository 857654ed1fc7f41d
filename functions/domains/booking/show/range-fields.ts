import type { Filter } from '#functions/platform/list-index/types.ts';
import { currencyNo } from '#functions/platform/record/currency-no.ts';
import type { ListField } from '#functions/platform/record/request.ts';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';

type Ends = readonly [min: number | undefined, max: number | undefined];
const numberIn = (value: string | undefined): number | undefined =>
  value && Number.isFinite(Number(value)) ? Number(value) : undefined;

/** Asked for by "between"; 0 stands for none, and lies in no range. */
const byRange = (column: string, filterOf: (ends: Ends) => Filter): ListField => ({
  column,
  toNo: () => undefined,
  ask: ({ relation, values: [from, to] }) =>
    relation === 'between' ? filterOf([numberIn(from), numberIn(to)]) : { column, anyOf: [] },
});
const inside = (column: string, [min, max]: Ends): Filter => ({
  column,
  min: Math.max(1, min ?? 1),
  ...(max === undefined ? {} : { max }),
});

/** By the number of the day. */
export const byExpiry = byRange('expires', (ends) => inside('expires', ends));

const EXPONENTS = [...new Set(CURRENCY_CODES.map(exponentOf))];
/** By whole units: the list keeps minor units, of which currencies have none, a hundred or a thousand. */
export const byFee = byRange('fee', (ends) => ({
  column: 'fee',
  either: EXPONENTS.map((exponent) => {
    const [min, max] = ends.map((whole) => (whole === undefined ? undefined : Math.round(whole * 10 ** exponent)));
    const currencies = CURRENCY_CODES.filter((code) => exponentOf(code) === exponent);
    return [inside('fee', [min, max]), { column: 'currency', anyOf: currencies.map(currencyNo) }];
  }),
}));
