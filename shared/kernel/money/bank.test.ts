import { expect, it } from 'vitest';
import { Bic, Iban, ibanText, isIban } from './bank.ts';

it.each(['NL91 ABNA 0417 1643 00', 'de89370400440532013000', 'GB82-WEST-1234-5698-7654-32', 'NO9386011117947'])(
  '%s is an account number, kept without blanks',
  (typed) => expect(Iban.parse(typed)).toMatch(/^[A-Z]{2}\d{2}[A-Z0-9]+$/),
);

it('one wrong figure, two figures changed, a wrong length and an unknown country are none', () => {
  for (const wrong of ['NL91ABNA0417164301', 'NL91ABNA0417146300', 'NL91ABNA041716430', 'ZZ91ABNA0417164300', ''])
    expect(isIban(wrong)).toBe(false);
});

it('a bank has eight or eleven characters', () => {
  expect(Bic.parse('abnanl2a')).toBe('ABNANL2A');
  expect(Bic.parse('COBADEFFXXX')).toBe('COBADEFFXXX');
  expect(Bic.parse('E097AEXXXXX')).toBe('E097AEXXXXX');
  for (const wrong of ['ABNANL2', 'ABNANL2AXX', 'ABNA1L2A', 'ABNAN12A', 'ABNANL2A!'])
    expect(Bic.safeParse(wrong).success, wrong).toBe(false);
});

it('prints in groups of four', () => expect(ibanText('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00'));
