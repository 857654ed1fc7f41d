import { describe, expect, it } from 'vitest';
import { nextCheck, outcomeOf, readVatNumber } from './rules.ts';

describe('reading', () => {
  it.each([
    ['NL 8550.25.311.B01', 'NL', 'NL855025311B01', true],
    ['855025311B01', 'NL', 'NL855025311B01', true],
    ['de 123 456 789', 'DE', 'DE123456789', true],
    ['EL123456789', 'GR', 'EL123456789', true],
    ['GR123456789', 'GR', 'EL123456789', true],
    ['ATU12345678', 'AT', 'ATU12345678', true],
    ['FRXX123456789', 'FR', 'FRXX123456789', true],
    ['ESB12345678', 'ES', 'ESB12345678', true],
    ['SE556188840401', 'SE', 'SE556188840401', true],
    ['SE556188840402', 'SE', 'SE556188840402', true],
    ['IE1234567TW', 'IE', 'IE1234567TW', true],
    ['IE1234567WA', 'IE', 'IE1234567WA', true],
    ['IE8Z49289F', 'IE', 'IE8Z49289F', true],
    ['IE1234567TZ', 'IE', 'IE1234567TZ', false],
    ['NL12345', 'NL', 'NL12345', false],
    ['FRIO123456789', 'FR', 'FRIO123456789', false],
    ['BE9123456789', 'BE', 'BE9123456789', false],
    ['ES123456789', 'ES', 'ES123456789', false],
    ['ES12345678Z', 'ES', 'ES12345678Z', true],
    ['ESX1234567L', 'ES', 'ESX1234567L', true],
    ['DE123456789', 'FR', 'DE123456789', false],
    ['GR123456789', 'FR', 'EL123456789', false],
    ['LT123456789', 'FR', 'LT123456789', false],
    ['SE123456789', 'FR', 'FRSE123456789', true],
    ['DE123456789', 'NL', 'DE123456789', true],
  ])('%s of %s is %s', (given, country, full, isWellFormed) => {
    expect(readVatNumber(given, country)).toMatchObject({ full, isWellFormed, isEuMember: true });
  });

  it('knows what is no number of a member state', () => {
    expect(readVatNumber('GB123456789', 'GB')).toMatchObject({ isEuMember: false, full: 'GB123456789' });
    expect(readVatNumber('123', '')?.isEuMember).toBe(false);
    expect(readVatNumber(' ', 'NL')).toBeUndefined();
  });
});

const number = (text: string) => {
  const read = readVatNumber(text, 'NL');
  if (!read) throw new Error('no number');
  return read;
};

it('keeps an outcome only with its number', () => {
  const last = { number: 'NL855025311B01', outcome: 'valid' } as const;
  expect(outcomeOf(number('NL855025311B01'), last)).toBe('valid');
  expect(outcomeOf(number('NL855025311B02'), last)).toBe('notChecked');
  expect(outcomeOf(number('NL1'), last)).toBe('formattingError');
});

it('asks again soon after a failure, ever later, and monthly else', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  expect(nextCheck(now, 'unavailable', 1)).toBe('2026-03-01T00:15:00.000Z');
  expect(nextCheck(now, 'unavailable', 3)).toBe('2026-03-01T01:00:00.000Z');
  expect(nextCheck(now, 'unavailable', 30)).toBe('2026-03-02T00:00:00.000Z');
  expect(nextCheck(now, 'valid', 0)).toBe('2026-03-31T00:00:00.000Z');
});
