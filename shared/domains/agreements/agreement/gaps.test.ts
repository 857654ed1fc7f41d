import { expect, it } from 'vitest';
import type { Stated } from './agreement.ts';
import { PromoterAgreement } from './document.ts';
import { fillable, filledIn, gapsOf, missingIn } from './gaps.ts';

const FULL = {
  name: 'A',
  address: ['Main Street 1', '1012 AB Amsterdam', 'Netherlands'],
  vatNumber: 'NL1',
  signatory: { name: 'Ann' },
};
const BARE = { name: 'B', address: ['Utrecht', 'Netherlands'], signatory: { name: '' } };
const bank = { holder: 'A', iban: 'NL91ABNA0417164300' };
const agreement = (more: object): Stated =>
  PromoterAgreement.parse({
    locale: 'en',
    number: 'C-1',
    date: '2026-11-26',
    agency: FULL,
    promoter: FULL,
    bank,
    show: { title: 'T', artist: 'T', date: '2027-01-01', venue: { name: '', address: [] } },
    currency: 'EUR',
    lines: [{ text: 'Fee', net: 100, vatRate: 9000 }],
    law: { country: '', court: '' },
    ...more,
  });

it('finds nothing missing in a whole document', () => expect(gapsOf(agreement({}))).toEqual([]));

it('finds each part that is missing', () => {
  expect(gapsOf(agreement({ promoter: BARE }))).toEqual(['partnerAddress', 'partnerVatNumber', 'partnerSignatory']);
  expect(gapsOf(agreement({ agency: { ...BARE, address: [] }, bank: undefined }))).toEqual([
    'agencyAddress',
    'agencyVatNumber',
    'agencySignatory',
    'bank',
  ]);
});

it('takes street and postal code for an address, but not a bare city with its country', () => {
  const withAddress = (...address: string[]) => gapsOf(agreement({ promoter: { ...FULL, address } }));
  expect(withAddress('Herengracht 182', '1016 BR Amsterdam')).toEqual([]);
  expect(withAddress('Utrecht', 'Netherlands')).toEqual(['partnerAddress']);
  expect(withAddress('Netherlands')).toEqual(['partnerAddress']);
});

it('asks for no VAT number where no VAT is charged, and for nothing of a party nobody knows', () => {
  expect(
    gapsOf(agreement({ promoter: { ...FULL, vatNumber: '' }, lines: [{ text: 'F', net: 1, vatRate: 0 }] })),
  ).toEqual([]);
  expect(missingIn({ chargesVat: true })).toEqual([]);
});

it('fills in what the records know by now, and keeps the rest', () => {
  const before = agreement({ promoter: { ...BARE, name: 'Kept' }, bank: undefined });
  const now = agreement({ promoter: { ...FULL, signatory: { name: '' } } });
  expect(fillable(before, now)).toEqual(['partnerAddress', 'partnerVatNumber', 'bank']);
  const after = filledIn(before, now, fillable(before, now));
  expect(after.promoter).toMatchObject({ name: 'Kept', address: FULL.address, vatNumber: 'NL1' });
  expect(after.bank).toEqual(now.bank);
  expect(gapsOf(after)).toEqual(['partnerSignatory']);
});
