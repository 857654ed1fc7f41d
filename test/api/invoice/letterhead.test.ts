import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { BookkeepingInput, bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { ok } from '#test/support/api.ts';
import { billingAgency, draftInvoice, invoiceBody, issuedInvoice, line } from './agency.ts';

const billing = await billingAgency();
const { administrator, finance } = billing.users;

const texts = {
  intro: 'Thank you for your booking.',
  intros: { de: 'Vielen Dank für Ihre Buchung.' },
  legalText: 'Our general terms apply.',
  legalTexts: { nl: 'Onze algemene voorwaarden zijn van toepassing.' },
};
const { id, rev } = billing.bookkeeping;
const book = { ...BookkeepingInput.parse(billing.bookkeeping), ...texts, website: 'https://test.example' };
await ok(bookkeepingContract.routes.update, administrator, { body: { ...book, id, rev } });
const { term, vat } = billing;
await ok(paymentTermContract.routes.update, administrator, {
  body: {
    id: term.id,
    rev: term.rev,
    name: term.name,
    days: 14,
    text: 'Within 14 days',
    texts: { de: 'Zahlbar innerhalb von 14 Tagen' },
  },
});
const { outside } = vat;
await ok(vatRateContract.routes.update, administrator, {
  body: {
    id: outside.id,
    rev: outside.rev,
    name: outside.name,
    code: outside.code,
    rate: 0,
    category: 'O',
    legalText: 'Outside the scope of VAT',
    legalTexts: { de: 'Nicht steuerbar' },
  },
});

it('an invoice says it in its reader’s language, and in the main text where there is none', async () => {
  const german = await issuedInvoice(billing, { locale: 'de' });
  expect(german).toMatchObject({
    intro: 'Vielen Dank für Ihre Buchung.',
    termText: 'Zahlbar innerhalb von 14 Tagen',
    legalText: 'Our general terms apply.',
  });
  const dutch = await issuedInvoice(billing, { locale: 'nl' });
  expect(dutch).toMatchObject({
    intro: 'Thank you for your booking.',
    termText: 'Within 14 days',
    legalText: 'Onze algemene voorwaarden zijn van toepassing.',
  });
});

it('an intro of its own stays', async () =>
  expect((await issuedInvoice(billing, { locale: 'de', intro: 'Wie besprochen.' })).intro).toBe('Wie besprochen.'));

it('the reason for no VAT follows the language of the draft', async () => {
  const lines = [line(billing, 1000, 'outside')];
  const draft = await draftInvoice(billing, { locale: 'de', lines });
  expect(draft.lines[0]?.vat.text).toBe('Nicht steuerbar');
  const { lines: changed } = await ok(invoiceContract.routes.update, finance, {
    params: { id: draft.id },
    body: { ...invoiceBody(billing, { locale: 'nl', lines }), rev: draft.rev },
  });
  expect(changed[0]?.vat.text).toBe('Outside the scope of VAT');
});

it('the seller names the person to ask, and the agency’s own phone where the bookkeeping has none', async () => {
  const setting = await ok(settingContract.routes.get, administrator, {});
  const { maxSessions: _m, ...input } = setting;
  await ok(settingContract.routes.save, administrator, { body: { ...input, phone: '+31 20 555 02 02' } });
  const { seller, owner } = await issuedInvoice(billing);
  expect(seller).toMatchObject({
    name: 'Test Agency BV',
    website: 'https://test.example',
    phone: '+31 20 555 02 02',
    contact: { name: owner.name, email: expect.stringContaining('@') },
  });
});
