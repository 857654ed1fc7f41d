import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '#functions/platform/documents/format.ts';
import { checkTemplate } from '#functions/platform/documents/word/check.ts';
import { mergeWord } from '#functions/platform/documents/word/merge.ts';
import { contractFields } from '#shared/domains/contract/merge-fields.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { sampleContract } from './contract.fixture.ts';
import { contractData } from './merge-fields.ts';
import { contractTemplate } from './word-template.ts';

const textOf = (docx: Uint8Array, part = 'word/document.xml') =>
  new PizZip(docx)
    .file(part)
    ?.asText()
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ') ?? '';

describe.each(LOCALES)('the standard Word template in %s', (locale) => {
  it('passes the check that every uploaded template goes through', async () => {
    expect(await checkTemplate(await contractTemplate(locale), contractFields)).toEqual([]);
  });

  it('takes in a whole contract', async () => {
    const contract = sampleContract(locale);
    const { bytes, missing } = await mergeWord(
      await contractTemplate(locale),
      contractData(contract),
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
  const { bytes } = await mergeWord(await contractTemplate('de'), contractData(sampleContract('de')), formatsOf('de'));
  expect(textOf(bytes)).toContain('15.379,50 €');
  expect(textOf(bytes)).toContain('Freitag, 14. August 2026');
});

it('a section without content is left out', async () => {
  const bare = { ...sampleContract('en'), exclusivity: undefined, hospitality: '', bank: undefined };
  const { bytes } = await mergeWord(await contractTemplate('en'), contractData(bare), formatsOf('en'));
  for (const gone of ['Exclusivity', 'Hospitality ', 'IBAN'])
    expect(textOf(bytes).replace('Hospitality rider', '')).not.toContain(gone);
});
