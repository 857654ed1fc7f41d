import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { CONTRACT_THEME } from '#functions/domains/agreements/agreement/public/theme.ts';
import { agreementTemplate } from '#functions/domains/agreements/agreement/public/word-template.ts';
import { formatsOf } from '#functions/platform/documents/format.ts';
import { checkTemplate } from '#functions/platform/documents/word/check.ts';
import { mergeWord } from '#functions/platform/documents/word/merge.ts';
import { agreementMergeFields } from '#shared/domains/agreements/agreement/merge-fields.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { sampleContract } from './agreement.fixture.ts';
import { agreementData } from './merge-fields.ts';

const textOf = (docx: Uint8Array, part = 'word/document.xml') =>
  new PizZip(docx)
    .file(part)
    ?.asText()
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ') ?? '';

describe.each(LOCALES)('the standard Word template in %s', (locale) => {
  it('passes the check that every uploaded template goes through', async () => {
    expect(
      await checkTemplate(await agreementTemplate(CONTRACT_THEME, locale), agreementMergeFields('promoter')),
    ).toEqual([]);
  });

  it('takes in a whole contract', async () => {
    const contract = sampleContract(locale);
    const { bytes, missing } = await mergeWord(
      await agreementTemplate(CONTRACT_THEME, locale),
      agreementData(contract, CONTRACT_THEME),
      formatsOf(locale),
    );
    const text = textOf(bytes);
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/[{}]|undefined|\[object/);
    for (const word of ['DJ Zażółć &amp; Νότα', 'Curfew', 'NL91 ABNA', 'Hospitality rider', 'Jürgen Müller'])
      expect(text).toContain(word);
    expect(textOf(bytes, 'word/footer1.xml')).toContain('C-2026-0042');
  });
});

it('money and days follow the language', async () => {
  const { bytes } = await mergeWord(
    await agreementTemplate(CONTRACT_THEME, 'de'),
    agreementData(sampleContract('de'), CONTRACT_THEME),
    formatsOf('de'),
  );
  expect(textOf(bytes)).toContain('15.379,50 €');
  expect(textOf(bytes)).toContain('Freitag, 14. August 2026');
});

it('a section without content is left out', async () => {
  const bare = { ...sampleContract('en'), exclusivity: undefined, hospitality: '', bank: undefined };
  const { bytes } = await mergeWord(
    await agreementTemplate(CONTRACT_THEME, 'en'),
    agreementData(bare, CONTRACT_THEME),
    formatsOf('en'),
  );
  for (const gone of ['Exclusivity', 'Hospitality ', 'IBAN'])
    expect(textOf(bytes).replace('Hospitality rider', '')).not.toContain(gone);
});

it('says nothing of what is unknown, and the same of tax as the standard layout', async () => {
  const signatory = { name: 'Mila Costa', capacity: '' };
  const full = sampleContract('en');
  const agency = { ...full.agency, vatNumber: '', registerNumber: '', signatory };
  const bare = { ...full, agency, promoter: { ...full.promoter, vatNumber: '', registerNumber: '' }, riders: [] };
  const show = { ...full.show, slot: '', billing: '' };
  const { bytes } = await mergeWord(
    await agreementTemplate(CONTRACT_THEME, 'en'),
    agreementData({ ...bare, show }, CONTRACT_THEME),
    formatsOf('en'),
  );
  const text = textOf(bytes);
  for (const gone of ['VAT number', 'Register number', 'Riders', 'Slot', 'Billing', 'Mila Costa,'])
    expect(text).not.toContain(gone);
  expect(text).toContain('Mila Costa');
  expect(text).toContain('Withholding tax at source: 15.825%.');
});

it('names every day of a show that lasts several', async () => {
  const full = sampleContract('de');
  const show = { ...full.show, lastDate: '2026-08-15' };
  const { bytes } = await mergeWord(
    await agreementTemplate(CONTRACT_THEME, 'de'),
    agreementData({ ...full, show }, CONTRACT_THEME),
    formatsOf('de'),
  );
  expect(textOf(bytes)).toContain('Freitag, 14. – Samstag, 15. August 2026');
  expect(textOf(bytes)).toContain('14. August 2026, 22:30 – 15. August 2026, 00:00');
});

it('prints no heading and no label of a part that says nothing', async () => {
  const full = sampleContract('en');
  const bare = {
    ...full,
    deal: '',
    timetable: [],
    costsByPromoter: [],
    payments: [],
    bank: { holder: '', iban: 'NL91 ABNA 0417 1643 00', bic: '', name: '' },
    show: { ...full.show, start: '', end: '', venue: { name: 'Paradiso', address: [] } },
  };
  const { bytes, missing } = await mergeWord(
    await agreementTemplate(CONTRACT_THEME, 'en'),
    agreementData(bare, CONTRACT_THEME),
    formatsOf('en'),
  );
  const text = textOf(bytes);
  for (const gone of ['Timetable', 'Show time', 'Costs borne', 'Due', 'Account holder', 'BIC', 'Paradiso,'])
    expect(text).not.toContain(gone);
  expect(text).toContain('Paradiso');
  expect(missing).toEqual([]);
});
