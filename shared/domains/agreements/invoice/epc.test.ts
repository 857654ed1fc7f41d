import { describe, expect, it } from 'vitest';
import { epcPayload, type Transfer } from './epc.ts';

const transfer = (more: Partial<Transfer> = {}): Transfer => ({
  holder: 'Red Cross',
  iban: 'BE72 0000 0000 1616',
  bic: 'BPOTBEB1',
  currency: 'EUR',
  amount: 100,
  text: 'Invoice 2026-0041',
  ...more,
});

describe('the QR code of a SEPA transfer', () => {
  it('has the eleven lines of EPC069-12', () => {
    expect(epcPayload(transfer())?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'BPOTBEB1', 'Red Cross', 'BE72000000001616', 'EUR1.00', '', ''],
      'Invoice 2026-0041',
    ]);
  });

  it.each([
    [1, 'EUR0.01'],
    [530_000, 'EUR5300.00'],
    [123_456_789, 'EUR1234567.89'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %d cents as %s', (amount, text) => {
    expect(epcPayload(transfer({ amount }))?.split('\n')[7]).toBe(text);
  });

  it.each([
    ['another currency', { currency: 'USD' }],
    ['an account outside SEPA', { iban: 'US72000000001616' }],
    ['no account', { iban: '' }],
    ['nothing to pay', { amount: 0 }],
    ['a credit', { amount: -5 }],
    ['more than a transfer may carry', { amount: 100_000_000_000 }],
    ['no name of the payee', { holder: ' ' }],
  ])('has none for %s', (_name, more) => {
    expect(epcPayload(transfer(more))).toBeUndefined();
  });

  it('leaves out a wrong BIC, and cuts long texts', () => {
    const lines = epcPayload(transfer({ bic: 'nonsense!', holder: 'x'.repeat(90), text: '' }))?.split('\n') ?? [];
    expect(lines[4]).toBe('');
    expect(lines[5]).toHaveLength(70);
    // Nothing follows the amount, so the payload ends there.
    expect(lines).toHaveLength(8);
  });

  it('keeps one value on one line, so that a name cannot add lines', () => {
    const payload = epcPayload(transfer({ holder: 'A\nB\r\nDE00', text: 'x\ny' })) ?? '';
    expect(payload.split('\n')).toHaveLength(11);
    expect(payload).toContain('A B DE00');
  });

  it('has none that a scanner could not read: over 331 bytes', () => {
    expect(epcPayload(transfer({ holder: '語'.repeat(70), text: '語'.repeat(140) }))).toBeUndefined();
  });
});
