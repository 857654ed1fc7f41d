import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { faultsOf, missingOf, placedTextsOf } from '#test/support/pdf.ts';
import { lineText } from '#test/support/typed-text.ts';
import { sampleInvoice } from './invoice.fixture.ts';
import { renderInvoice } from './render-invoice.ts';

const brand = { agency: 'Nightbird Agency', color: '#FF0A81' };
type Line = InvoiceFields['lines'][number];
const [fee] = sampleInvoice('en').lines as [Line];

const linesOf = (count: number, length: number, more: Partial<Line> = {}): Line[] =>
  Array.from({ length: count }, (_, at) => ({ ...fee, text: lineText(length, at), ...more }));
const placed = async (more: Partial<InvoiceFields>) =>
  placedTextsOf(await renderInvoice(sampleInvoice('en', more), brand));
const isReadable = async (more: Partial<InvoiceFields>) => {
  const texts = await placed(more);
  const said = [more.intro ?? '', ...(more.lines ?? []).map(({ text }) => text)];
  expect(faultsOf(texts)).toEqual([]);
  expect(missingOf(texts, said)).toEqual([]);
  return texts;
};

describe('lines of any length and number are printed apart, in full and on the page', () => {
  const discount = { discountRate: 10_000 };
  it.each<[string, Partial<InvoiceFields>]>([
    ['12 of 500 characters', { lines: linesOf(12, 500) }],
    ['10 of 300 below 2,500 of introduction', { lines: linesOf(10, 300), intro: lineText(2500, 0) }],
    ['8 of 250', { lines: linesOf(8, 250) }],
    ['10 of 160 with a discount', { lines: linesOf(10, 160, discount) }],
    ['5 of 300 with a discount below 800', { lines: linesOf(5, 300, discount), intro: lineText(800, 0) }],
    ['5 of 500 with a discount', { lines: linesOf(5, 500, discount) }],
    ['200 short ones', { lines: linesOf(200, 20) }],
    ['one of 250 lines', { lines: linesOf(1, 1, { text: 'x\n'.repeat(250) }) }],
    [
      'words without a blank',
      { lines: linesOf(4, 1, { text: `https://long.example/${'a'.repeat(120)} ${'B'.repeat(130)}` }) },
    ],
    ['figures of twelve digits', { lines: linesOf(2, 40, { priceC: 20_000_000_000_000, quantity: 1000 }) }],
  ])('%s', async (_, more) => {
    await isReadable(more);
  });

  it('random ones', async () => {
    const line = fc.record({
      text: fc.tuple(fc.integer({ min: 1, max: 500 }), fc.nat(99)).map(([length, seed]) => lineText(length, seed)),
      discountRate: fc.constantFrom(0, 0, 12_500),
      priceC: fc.integer({ min: 0, max: 10_000_000_000 }),
    });
    const invoice = fc.record(
      {
        lines: fc.array(line, { minLength: 1, maxLength: 40 }),
        intro: fc.integer({ min: 0, max: 2500 }).map((length) => lineText(length, 3)),
        reference: fc.constantFrom('', 'PO 2026-0012'),
        locale: fc.constantFrom('en', 'de', 'pt'),
        type: fc.constantFrom('invoice', 'credit'),
      },
      { requiredKeys: ['lines'] },
    );
    await fc.assert(
      fc.asyncProperty(invoice, async ({ lines, ...more }) => {
        await isReadable({ ...more, lines: lines.map((each) => ({ ...fee, ...each })) } as Partial<InvoiceFields>);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }, 120_000);
});

describe('a table over several pages', () => {
  const netsOn = { lines: linesOf(60, 200, { priceC: 1_000_000 }), discount: 0 };

  it('repeats its column heads and carries the sum forward, but for the last page', async () => {
    const texts = await placed(netsOn);
    const pages = Math.max(...texts.map(({ page }) => page));
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1) {
      const here = texts.filter((text) => text.page === page).map(({ text }) => text);
      const amounts = here.filter((text) => text === '£100.00').length / 2;
      if (page < pages) expect(amounts, `rows on page ${page}`).toBeGreaterThan(3);
      expect(here).toContain('Description');
      const carried = here.filter((text) => text.startsWith('Carried forward'));
      const before = texts.filter((text) => text.page <= page && text.text === '£100.00').length / 2;
      expect(carried).toEqual(page < pages ? [`Carried forward: £${(before * 100).toLocaleString('en')}.00`] : []);
      expect(here).toContain(`Page ${page} of ${pages}`);
    }
  });

  it('does not leave the first page empty', async () => {
    const texts = await placed({ lines: linesOf(6, 160) });
    expect(texts.find(({ text }) => text === 'Description')?.page).toBe(1);
  });

  it('never parts the sums from the last line', async () => {
    for (const count of [16, 18, 19, 20]) {
      const texts = await placed({ lines: linesOf(count, 60, { text: 'Night' }) });
      const total = texts.find(({ text }) => text === 'Total excluding VAT');
      const rows = texts.filter(({ text, page }) => text === 'Night' && page === total?.page);
      expect(rows.length, `${count} lines`).toBeGreaterThan(0);
    }
  });
});
