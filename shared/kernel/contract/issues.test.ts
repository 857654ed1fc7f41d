import { expect, it } from 'vitest';
import * as z from 'zod';
import { AirportInput } from '#shared/domains/reference/airport/schemas.ts';
import { Iban } from '#shared/kernel/money/bank.ts';
import { RateText } from '#shared/kernel/money/exchange.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { AS_GIVEN, detailsOf } from './issues.ts';

const Sent = z.object({
  name: z.string(),
  days: z.int({ error: 'integer' }),
  seats: z.int(),
  kind: z.enum(['a', 'b']),
});
const RIGHT = { name: 'x', days: 1, seats: 1, kind: 'a' };
const wrong = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, AS_GIVEN);
  return parsed.success
    ? []
    : detailsOf(parsed.error).map(({ code, field }) => [field, code].filter(Boolean).join(' '));
};

it('what is missing is to be filled in, also where a field says how it should look', () => {
  expect(wrong(Sent, {})).toEqual(['name required', 'days required', 'seats required', 'kind choice']);
  expect(wrong(Sent, { ...RIGHT, days: null })).toEqual(['days required']);
  for (const schema of [Iban, RateText, LocalDate, AirportInput.shape.iata])
    expect(new Set(wrong(schema, ''))).toEqual(new Set(['required']));
  expect(wrong(Iban, 'NL00')).toEqual(['iban']);
  expect(wrong(LocalDate, 'soon')).toEqual(['date']);
});

it('who chooses nothing is asked to choose', () => {
  expect(wrong(Currency, '')).toEqual(['choice']);
  expect(wrong(Currency, 'QQQ')).toEqual(['choice']);
});

it('what is of another type is not missing', () => {
  expect(wrong(Sent, { ...RIGHT, name: 5 })).toEqual(['name invalidInput']);
  expect(wrong(Sent, { ...RIGHT, seats: '5' })).toEqual(['seats invalidInput']);
  expect(wrong(Sent, { ...RIGHT, days: '5' })).toEqual(['days integer']);
  expect(wrong(Sent, { ...RIGHT, seats: 1.5 })).toEqual(['seats integer']);
  expect(wrong(Sent, { ...RIGHT, seats: Number.NaN })).toEqual(['seats integer']);
});
