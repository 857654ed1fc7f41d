import { currencyNo } from '#functions/platform/record/currency-no.ts';
import { byRange, inside } from '#functions/platform/record/range-field.ts';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';

/** By the number of the day. */
export const byExpiry = byRange('expires');

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
