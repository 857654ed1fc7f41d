import { describe, expect, it } from 'vitest';
import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import { complianceOf } from './compliance.ts';
import { goldenCredit, goldenDocuments, issued, lineFor } from './e-document.fixture.ts';
import { eDocumentOf, type Issued } from './e-document.ts';

const rulesOf = (invoice: Issued) => complianceOf(eDocumentOf(invoice)).map(({ rule, where }) => `${rule} ${where}`);
const fee = [lineFor('Fee', 100_000, 'NL-LOW')];
const whole = issued(fee);
const seller = (more: Partial<InvoiceParty>) => issued(fee, { seller: { ...(whole.seller as InvoiceParty), ...more } });
const buyer = (more: Partial<InvoiceParty>) => issued(fee, { buyer: { ...(whole.buyer as InvoiceParty), ...more } });
const NOWHERE = { addressLine1: '', addressLine2: '', postalCode: '', city: '', state: '' };

describe('the compliance of an e-invoice', () => {
  it.each([...goldenDocuments, ['G16', goldenCredit] as const])('%s has no finding', (_id, invoice) =>
    expect(rulesOf(invoice)).toEqual([]),
  );

  it.each<[string, Issued, string[]]>([
    ['its number', { ...whole, number: '' }, ['BR-02 invoice']],
    ['its date', { ...whole, date: '' }, ['BR-03 invoice']],
    ['a buyer reference', { ...whole, reference: '' }, ['PEPPOL-EN16931-R003 invoice']],
    ['a due date and terms', { ...whole, dueDate: '', termText: '' }, ['BR-CO-25 invoice']],
    ['the account to pay to', { ...whole, payTo: undefined }, ['NL-R-007 seller']],
    ['the original of a credit note', { ...goldenCredit, creditOf: undefined }, ['NL-R-001 invoice']],
    ['the e-address of the buyer', buyer({ eAddress: undefined }), ['PEPPOL-EN16931-R010 buyer']],
    ['the e-address of the seller', seller({ eAddress: undefined }), ['PEPPOL-EN16931-R020 seller']],
    ['the right number in an e-address', buyer({ eAddress: { scheme: '0106', id: '1' } }), ['BR-CL-25 buyer']],
    ['the parts of the seller’s address', seller({ place: NOWHERE }), ['NL-R-002 seller']],
    ['the parts of a Dutch buyer’s address', buyer({ place: undefined }), ['NL-R-004 buyer']],
    ['the country of the buyer', buyer({ country: '' }), ['BR-11 buyer']],
    ['the register number of the seller', seller({ registerNumber: '12' }), ['NL-R-003 seller']],
    ['the register number of a Dutch buyer', buyer({ registerNumber: '' }), ['NL-R-005 buyer']],
    ['the VAT number of the seller', seller({ vatNumber: '' }), ['BR-S-02 seller']],
    ['a VAT number of the right form', buyer({ vatNumber: 'NL12' }), ['BR-CO-09 buyer']],
    ['two decimals', { ...whole, currency: 'KWD' }, ['BR-DEC-12 invoice']],
    ['sums that add up', { ...whole, total: whole.total + 1 }, ['BR-CO-10 invoice']],
  ])('asks for %s', (_what, invoice, rules) => expect(rulesOf(invoice)).toEqual(rules));

  it('asks for both VAT numbers on a reverse charge, and for its reason', () => {
    const line = lineFor('Fee', 100_000, 'EU-RC');
    const silent = { ...line, vat: { ...line.vat, text: '' } };
    const german = { ...(whole.buyer as InvoiceParty), country: 'DE', vatNumber: '', registerNumber: '' };
    expect(rulesOf(issued([silent], { buyer: german }))).toEqual(['BR-AE-02 buyer', 'BR-AE-10 vat']);
  });

  it('refuses "outside scope" beside another category', () => {
    const mixed = issued([...fee, lineFor('Visa', 1000, 'NON-EU')]);
    expect(rulesOf(mixed)).toContain('BR-O-11 invoice');
  });

  it('asks a German seller for a person with telephone and email', () => {
    const german: Partial<InvoiceParty> = { country: 'DE', vatNumber: 'DE812345678', phone: '', email: '' };
    expect(rulesOf(seller(german))).toEqual(['BR-DE-6 owner', 'BR-DE-7 owner']);
    const contact = { name: 'Ada', phone: '+49 30 1', email: 'ada@nightbird.example' };
    expect(rulesOf(seller({ ...german, contact }))).toEqual([]);
  });
});
