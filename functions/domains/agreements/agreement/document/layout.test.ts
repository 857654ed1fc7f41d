import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTRACT_THEME } from '#functions/domains/agreements/agreement/public/theme.ts';
import type { AgreementDocument } from '#shared/domains/agreements/agreement/document.ts';
import { faultsOf, missingOf, placedTextsOf } from '#test/support/pdf.ts';
import { lineText } from '#test/support/typed-text.ts';
import { sampleContract } from './agreement.fixture.ts';
import { renderAgreement } from './render-agreement.ts';
import type { AgreementTheme } from './theme.ts';

const brand = { agency: 'Nightbird Agency', color: '#FF0A81' };
const sample = sampleContract('en');
const feesOf = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ quantity: 1, net: 100_000, vatRate: 9000, text: lineText(length, at) }));
const notesOf = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ time: '20:00', label: `Slot ${at}`, note: lineText(length, at) }));

async function isReadable(theme: AgreementTheme, document: AgreementDocument) {
  const texts = await placedTextsOf(await renderAgreement(document, theme, brand));
  const said = [document.deal, document.notes, document.hospitality, document.travel, ...document.riders];
  const rows = [...document.lines.map(({ text }) => text), ...document.timetable.map(({ note }) => note)];
  expect(faultsOf(texts)).toEqual([]);
  expect(missingOf(texts, [...said, ...rows])).toEqual([]);
  return texts;
}

it.each<[string, Partial<AgreementDocument>]>([
  ['12 fees of 300 characters', { lines: feesOf(12, 300) }],
  ['12 rows of the timetable with long notes', { timetable: notesOf(12, 200) }],
  ['200 fees', { lines: feesOf(200, 60) }],
  ['a deal of 5,000 characters', { deal: lineText(5000, 2) }],
  ['a text of 900 lines', { notes: 'x\n'.repeat(900) }],
])('a contract with %s is printed apart, in full and on the page', async (_, more) => {
  await isReadable(CONTRACT_THEME, { ...sample, ...more });
});

it('repeats the heads of a table on each of its pages, and begins no section at the foot of one', async () => {
  const texts = await isReadable(CONTRACT_THEME, { ...sample, lines: feesOf(40, 300) });
  const pages = new Set(texts.filter(({ text }) => text === 'Quantity').map(({ page }) => page));
  expect(pages.size).toBeGreaterThan(3);
  for (const heading of ['Fee', 'Payment', 'Cancellation', 'Taxes', 'Signatures']) {
    const place = texts.find(({ text, size }) => text === heading && size > 11);
    const below = texts.filter(({ page, y, x }) => page === place?.page && y > 70 && x < 400 && y < (place?.y ?? 0));
    expect(below.length, heading).toBeGreaterThan(0);
  }
});

it('prints the schedule of 50 shows in full, with its heads on each page, and no empty place of a tour', async () => {
  const shows = Array.from({ length: 50 }, (_, at) => ({
    showId: `S${at}`,
    artist: 'Nova',
    date: '2026-08-14',
    start: '20:00',
    end: '22:00',
    venue: lineText(60, at),
    city: 'Amsterdam',
  }));
  const lines = shows.map(({ showId }) => ({
    showId,
    text: 'Performance fee',
    quantity: 1,
    net: 100_000,
    vatRate: 9000,
  }));
  const show = { ...sample.show, start: '', end: '', venue: { name: '', address: [] } };
  const texts = await isReadable(CONTRACT_THEME, { ...sample, show, shows, lines, timetable: [] });
  expect(
    missingOf(
      texts,
      shows.map(({ venue }) => venue),
    ),
  ).toEqual([]);
  const heads = texts.filter(({ text }) => text === 'Show time');
  expect(new Set(heads.map(({ page }) => page)).size).toBeGreaterThan(1);
});

it('agreements for promoters and artists with any of their parts are printed apart, in full and on the page', async () => {
  const text = (max: number) =>
    fc.integer({ min: 0, max }).map((length) => (length === 0 ? '' : lineText(length, length)));
  const parts = fc.record({
    lines: fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 500 })).map(([n, l]) => feesOf(n, l)),
    timetable: fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 200 })).map(([n, l]) => notesOf(n, l)),
    deal: text(3000),
    hospitality: text(2000),
    travel: text(400),
    notes: text(2000),
    payments: fc.constantFrom([], sample.payments),
    bank: fc.constantFrom(undefined, sample.bank),
    riders: fc.constantFrom([], sample.riders),
    cancellation: fc.constantFrom([], sample.cancellation),
    guestTickets: fc.constantFrom(0, 12),
    locale: fc.constantFrom('en', 'de', 'it'),
  });
  const looks = fc.constantFrom<AgreementTheme>(CONTRACT_THEME, {
    ...CONTRACT_THEME,
    entity: 'purchaseAgreement',
    partner: 'artist',
  });
  await fc.assert(
    fc.asyncProperty(looks, parts, async (theme, more) => {
      const { promoter, ...rest } = { ...sample, validUntil: '2026-06-01', ...more } as typeof sample;
      await isReadable(theme, theme.partner === 'artist' ? { ...rest, artist: promoter } : { ...rest, promoter });
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
