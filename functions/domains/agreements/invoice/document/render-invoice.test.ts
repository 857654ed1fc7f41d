import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { pagesOf } from '#test/support/pdf.ts';
import { sampleInvoice } from './invoice.fixture.ts';
import { renderInvoice } from './render-invoice.ts';
import { INVOICE_TEXTS } from './texts.ts';

const brand = { agency: 'Nightbird Agency', color: '#FF0A81' };
const textOf = async (...given: Parameters<typeof sampleInvoice>) =>
  (await pagesOf(await renderInvoice(sampleInvoice(...given), brand))).join(' ');

it.each(LOCALES)('an invoice in %s says what the law asks for, and leaves no placeholder open', async (locale) => {
  const text = await textOf(locale);
  const { invoice, from, to, due, supply, description, subtotal, payment, holder } = inLanguage(INVOICE_TEXTS, locale);
  for (const word of [invoice, from, to, due, supply, description, subtotal, payment, holder])
    expect(text).toContain(word);
  for (const word of [
    '2026-0101',
    'NL812345678B01',
    'DE812345678',
    'NL91 ABNA 0417 1643 00',
    'Exempt under article 11',
  ])
    expect(text).toContain(word);
  expect(text).toContain('DJ Zażółć & Νότα GmbH');
  expect(text).not.toMatch(/[{}]|undefined|NaN|Never on paper/);
});

it('names the person to ask, the closing text, and the letterhead’s foot on every page', async () => {
  const { seller, lines } = sampleInvoice('en');
  const contact = { name: 'Ada Lang', email: 'ada@test.example', phone: '+31 20 555 03 03' };
  const many = Array.from({ length: 60 }, () => lines[0]) as InvoiceFields['lines'];
  const more = { seller: { ...seller, contact }, legalText: 'Our general terms apply.', lines: many };
  const invoice = sampleInvoice('en', more as Partial<InvoiceFields>);
  const foot = ['Nightbird BV · nightbird.example', 'Member of the agents association'];
  const pages = await pagesOf(await renderInvoice(invoice, { ...brand, foot }));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) for (const line of foot) expect(page).toContain(line);
  for (const words of ['Ada Lang', '+31 20 555 03 03', 'ada@test.example']) expect(pages[0]).toContain(words);
  expect(pages.at(-1)).toContain('Our general terms apply.');
});

describe('its figures', () => {
  it('are those of the invoice, in the reader’s way', async () => {
    const { net, tax, total } = sampleInvoice('en');
    expect([net, tax, total]).toEqual([1_256_725, 112_391, 1_369_116]);
    const text = await textOf('en');
    for (const figure of ['£12,500.00', '£0.235', '412.5', '10%', '£12,567.25', '£13,691.16', '-£100.00'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(figure);
    expect(text).toContain('VAT in EUR: €1,332.12');
    expect(await textOf('de')).toContain('13.691,16 £');
  });

  it('of a credit note name the invoice it takes back, and ask for no payment', async () => {
    const creditOf = { invoiceId: 'any', number: '2026-0099' };
    const text = await textOf('en', { type: 'credit', number: 'C2026-0007', creditOf });
    expect(text).toContain('This credit note corrects invoice 2026-0099.');
    expect(text).toContain('£13,691.16 will be set off or paid back.');
    expect(text).not.toContain('Please pay');
  });

  it('name units, both discounts of a line, and the base of each rate', async () => {
    const [fee, mileage, visa] = sampleInvoice('en').lines;
    const lines = [{ ...fee, discountRate: 10_000, discount: 500 }, mileage, visa] as InvoiceFields['lines'];
    const text = await textOf('en', { lines });
    for (const words of ['412.5 km', '10% + £5.00', 'VAT 0% on £79.']) expect(text).toContain(words);
    expect(await textOf('de')).toContain('412,5 km');
  });

  it('say which prices include VAT', async () => {
    const text = await textOf('en', { pricesIncludeVat: true });
    expect(text).toContain('Price incl. VAT');
    expect(text).toContain('Amount excl. VAT');
    expect(await textOf('en')).not.toContain('incl. VAT');
  });

  it('are written in one style in a column', async () => {
    const lines = [231_342, 1_250_000].map((net) => ({ ...sampleInvoice('es').lines[0], priceC: net * 100 }));
    const text = await textOf('es', { lines: lines as InvoiceFields['lines'] });
    for (const figure of ['2.313,42', '12.500,00']) expect(text).toContain(figure);
  });

  it('of a credit note name the day of its invoice, and never call it a self-billed one in German', async () => {
    const creditOf = { invoiceId: 'any', number: '2026-0099', date: '2026-02-01' };
    const text = await textOf('de', { type: 'credit', number: 'C2026-0007', creditOf });
    expect(text).toContain('Diese Rechnungskorrektur berichtigt die Rechnung 2026-0099 vom 1. Februar 2026.');
    expect(text).not.toContain('Gutschrift');
  });
});
