import { describe, expect, it } from 'vitest';
import { E_SCHEME_CODES, E_SCHEMES, EAddress, eAddressOf, isRightId, OptionalEAddress } from './e-address.ts';

describe('an electronic address', () => {
  it.each([
    ['0106', '12345678'],
    ['0190', '00000001003214345000'],
    ['9944', 'NL123456789B01'],
    ['0208', '0202239951'],
    ['0002', '732829320'],
    ['0009', '73282932000074'],
    ['0184', '13585628'],
    ['0007', '5560360793'],
    ['0192', '923609016'],
    ['0088', '4006381333931'],
    ['0204', '04011000-12345-03'],
    ['0211', 'IT00743110157'],
  ])('%s knows %s', (scheme, id) => expect(isRightId(scheme, id)).toBe(true));

  it.each([
    ['0106', '1234567'],
    ['0208', '0202239952'],
    ['0002', '732829321'],
    ['0184', '13585629'],
    ['0007', '5560360794'],
    ['0192', '923609017'],
    ['0088', '4006381333932'],
    ['9944', 'DE123456789'],
    ['9999', '1'],
  ])('%s refuses %s', (scheme, id) => expect(isRightId(scheme, id)).toBe(false));

  it('is stored without blanks and dots, and in capitals', () => {
    expect(EAddress.parse({ scheme: '0208', id: ' 0202.239.951 ' })).toEqual({ scheme: '0208', id: '0202239951' });
    expect(EAddress.parse({ scheme: '9930', id: 'de 123 456 789' })).toEqual({ scheme: '9930', id: 'DE123456789' });
    expect(EAddress.parse({ scheme: '0204', id: '04011000-12345-03' }).id).toBe('04011000-12345-03');
  });

  it('names the number as wrong, not the scheme', () => {
    const { error } = EAddress.safeParse({ scheme: '0106', id: '12' });
    expect(error?.issues).toMatchObject([{ path: ['id'], message: 'eAddress' }]);
  });

  it('may be left out in a form, but not in part', () => {
    const parsed = (scheme: string, id: string) => OptionalEAddress.safeParse({ scheme, id }).success;
    expect([parsed('', ''), parsed('0106', '12345678'), parsed('0106', ''), parsed('', '12345678')]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(eAddressOf({ scheme: '', id: '' })).toBeUndefined();
    expect(eAddressOf({ scheme: '0106', id: '12345678' })).toEqual({ scheme: '0106', id: '12345678' });
  });

  it('offers every scheme once, by country', () => {
    expect([...E_SCHEME_CODES].sort()).toEqual(Object.keys(E_SCHEMES).sort());
    expect(E_SCHEME_CODES.slice(-2)).toEqual(['0060', '0088']);
  });
});
