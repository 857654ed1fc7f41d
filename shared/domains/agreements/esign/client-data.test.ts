import { describe, expect, it } from 'vitest';
import type { AgreementDocument } from '#shared/domains/agreements/agreement/document.ts';
import { clientDataOf, printedFieldsOf, withCorrections } from './client-data.ts';
import { typedAddress } from './correction-effects.ts';

const party = {
  name: 'Paradiso BV',
  address: ['Weteringschans 6', '1017 SG Amsterdam'],
  vatNumber: 'NL001234567B01',
  registerNumber: '',
  email: 'office@paradiso.example',
  phone: '',
  signatory: { name: 'Nina Test', capacity: 'Director' },
};
const venue = { name: 'Paradiso', address: ['Weteringschans 6', 'Amsterdam'] };
const document = { promoter: party, show: { title: 'x', venue } } as unknown as AgreementDocument;

describe('the client data of a document', () => {
  it('has the values that it prints, and the address for invoices', () =>
    expect(clientDataOf(document, 'invoice@paradiso.example')).toMatchObject({
      companyName: 'Paradiso BV',
      address: 'Weteringschans 6, 1017 SG Amsterdam',
      signatoryCapacity: 'Director',
      invoiceEmail: 'invoice@paradiso.example',
      venueAddress: 'Weteringschans 6, Amsterdam',
    }));
  it('puts corrected values where the old ones were, and keeps the rest', () => {
    const after = withCorrections(document, { vatNumber: 'NL009999999B01', address: 'Dam 1, 1012 JS Amsterdam' });
    expect(after.promoter).toEqual({ ...party, vatNumber: 'NL009999999B01', address: ['Dam 1', '1012 JS Amsterdam'] });
    expect(after.show).toEqual(document.show);
  });
  it('is printed as far as a Word file shows it', () => {
    const data = clientDataOf(document, 'invoice@paradiso.example');
    expect(printedFieldsOf(data, 'For Paradiso  BV, Weteringschans 6\n1017 SG Amsterdam')).toEqual([
      'companyName',
      'address',
      'registerNumber',
      'venueName',
    ]);
    expect(printedFieldsOf(data)).not.toContain('invoiceEmail');
  });
});

it('reads a typed address as street, postal code and town', () => {
  const before = {
    name: '',
    addressLine1: 'Weteringschans 6',
    addressLine2: 'rear',
    postalCode: '1017 SG',
    city: 'Amsterdam',
    countryId: 'NL' as const,
    stateId: '',
  };
  expect(typedAddress(before, 'Dam 1, 1012 JS Amsterdam')).toEqual({
    ...before,
    addressLine1: 'Dam 1',
    addressLine2: '',
    postalCode: '1012 JS',
  });
  expect(typedAddress(before, 'Hauptstr. 2, 10115 Berlin')).toMatchObject({ postalCode: '10115', city: 'Berlin' });
});
