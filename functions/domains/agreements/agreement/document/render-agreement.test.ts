import { beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_THEME, PRINT_TEXTS } from '#functions/domains/agreements/agreement/public/theme.ts';
import { joined } from '#shared/domains/agreements/agreement/joined.ts';
import { partOf } from '#shared/domains/agreements/agreement/several.fixture.ts';
import { LOCALES, type Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, languageOf } from '#shared/kernel/text/translated.ts';
import { pagesOf } from '#test/support/pdf.ts';
import { sampleContract } from './agreement.fixture.ts';
import { renderAgreement } from './render-agreement.ts';

const brand = { agency: 'Nightbird Agency', color: '#FF0A81' };

const rendered = new Map<Locale, string[]>();
let bytes: Uint8Array;
beforeAll(async () => {
  for (const locale of LOCALES) {
    bytes = await renderAgreement(sampleContract(locale), CONTRACT_THEME, brand);
    rendered.set(locale, await pagesOf(bytes));
  }
}, 60_000);
const text = (locale: Locale) => rendered.get(locale)?.join(' ') ?? '';

describe.each(LOCALES)('a contract in %s', (locale) => {
  it('prints every section, the parties and a number on each page', () => {
    const { title, engagement, timetable, fee, costs, payment, exclusivity, riders, hospitality } = inLanguage(
      PRINT_TEXTS,
      locale,
    );
    const { travel, guests, taxes, cancellation, forceMajeure, law, notes, signatures } = inLanguage(
      PRINT_TEXTS,
      locale,
    );
    for (const word of [title, engagement, timetable, fee, costs, payment, exclusivity, riders, hospitality])
      expect(text(locale)).toContain(word);
    for (const word of [travel, guests, taxes, cancellation, forceMajeure, law, notes, signatures])
      expect(text(locale)).toContain(word);
    for (const word of ['NL812345678B01', 'HRB 98765 B', 'Jürgen Müller', 'NL91 ABNA 0417 1643 00'])
      expect(text(locale)).toContain(word);
    const pages = rendered.get(locale) ?? [];
    for (const [at, page] of pages.entries()) {
      const numbered = inLanguage(PRINT_TEXTS, locale)
        .page.replace('{page}', `${at + 1}`)
        .replace('{pages}', `${pages.length}`);
      expect(page).toContain(numbered);
    }
  });

  it('leaves no placeholder open', () => expect(text(locale)).not.toMatch(/[{}]|undefined|NaN/));
});

describe('a contract', () => {
  it('writes money and days as its language does', () => {
    expect(text('en')).toContain('€15,379.50');
    expect(text('nl')).toContain('€ 15.379,50');
    expect(text('de')).toContain('15.379,50 €');
    expect(text('de')).toContain('Freitag, 14. August 2026');
  });

  it('keeps letters of other alphabets and brings its fonts along', () => {
    expect(text('en')).toContain('DJ Zażółć & Νότα');
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('FontFile');
    expect(raw).not.toContain('/BaseFont /Helvetica');
  });

  it('names every day of a show that lasts several', async () => {
    const one = sampleContract('nl');
    const two = { ...one, show: { ...one.show, lastDate: '2026-08-15' } };
    const printed = (await pagesOf(await renderAgreement(two, CONTRACT_THEME, brand))).join(' ');
    expect(printed.match(/vrijdag 14 – zaterdag 15 augustus 2026/g)).toHaveLength(2);
    expect(printed).toContain('14 augustus 2026, 22:30 – 15 augustus 2026, 00:00');
  });

  it('leaves out sections that say nothing', async () => {
    const bare = {
      ...sampleContract(),
      riders: [],
      hospitality: '',
      travel: '',
      exclusivity: undefined,
      guestTickets: 0,
    };
    const words = (await pagesOf(await renderAgreement(bare, CONTRACT_THEME, brand))).join(' ');
    for (const gone of ['Riders', 'Hospitality', 'Exclusivity', 'Guest tickets']) expect(words).not.toContain(gone);
  });

  it('names neither an account nor a country that the agency has not said', async () => {
    const young = { ...sampleContract(), bank: undefined, law: { country: '', court: '' } };
    const words = (await pagesOf(await renderAgreement(young, CONTRACT_THEME, brand))).join(' ').replace(/\s+/g, ' ');
    expect(words).toContain("Governing law: the agency's country. Disputes go to the competent court of the");
    expect(words).toContain('Payments reach the account that the agency names in full');
    expect(words).not.toContain('account below');
  });

  it('prints each step of the tax that is kept back, and the account with the article it takes', async () => {
    const withholdingSteps = [
      { rate: 15_000, onFirst: false },
      { rate: 5500, onFirst: true },
    ];
    const words = async (locale: Locale) =>
      (
        await pagesOf(await renderAgreement({ ...sampleContract(locale), withholdingSteps }, CONTRACT_THEME, brand))
      ).join(' ');
    expect(await words('en')).toContain('15% + 5.5% × 15% = 15.825%');
    expect(await words('pt')).toContain('à conta indicada abaixo');
    expect(await words('it')).toContain('sul conto riportato sotto');
  });

  it('names the shows of each share of tax that is kept back', async () => {
    const [low, high] = [15_000, 30_000].map((withholdingRate) => ({ withholdingRate }));
    const document = joined([partOf(1, low), partOf(2, high), partOf(3, low)]);
    const words = (await pagesOf(await renderAgreement(document, CONTRACT_THEME, brand)))
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(words).toMatch(/March 2, 2027, Hall 1; March 4, 2027, Hall 3: .{0,80}15%/);
    expect(words).toMatch(/March 3, 2027, Hall 2: .{0,80}30%/);
  });

  it.each(LOCALES)('says in %s who bears the tax, and never calls a gross fee net of tax', async (locale) => {
    const { artistBearsTax, promoterBearsTax } = inLanguage(PRINT_TEXTS, locale);
    const net = CONTRACT_THEME.clauses[languageOf(locale)].taxes.slice(0, 40);
    const words = async (withholdingBearer: 'artist' | 'promoter') => {
      const pages = await pagesOf(
        await renderAgreement(
          { ...sampleContract(locale), withholdingRate: 15_000, withholdingBearer },
          CONTRACT_THEME,
          brand,
        ),
      );
      return pages.join(' ').replace(/\s+/g, ' ');
    };
    const [byArtist, byPromoter] = [await words('artist'), await words('promoter')];
    expect(byArtist).toContain(artistBearsTax);
    expect(byArtist).not.toContain(net);
    expect(byPromoter).toContain(promoterBearsTax);
    expect(byPromoter).toContain(net);
  });

  it("prints the agency's own clauses instead of the standard ones", async () => {
    const own = { ...sampleContract(), clauses: { forceMajeure: 'Our own wording, court of {court}.' } };
    const words = (await pagesOf(await renderAgreement(own, CONTRACT_THEME, brand))).join(' ');
    expect(words).toContain('Our own wording, court of Amsterdam.');
    expect(words).not.toContain('epidemic');
  });
});
