import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/kernel/text/translated.ts';
import { faultsOf, missingOf, pagesOf, placedTextsOf } from '#test/support/pdf.ts';
import { appendPages } from '../append.ts';
import { openPdf } from '../open.ts';
import { contractPdf, ecSigner, NOW } from '../seal.fixture.ts';
import { sealPdf } from '../seal.ts';
import { verifySeal } from '../verify.ts';
import { recordOf } from './record.fixture.ts';
import { recordJson } from './record.ts';
import { recordPdf } from './record-sheet.tsx';
import { RECORD_WORDS } from './record-words.ts';

const brand = { agency: 'Northlight', color: '#3355aa' };
const certificateOf = async () => (await ecSigner()).certificateChain[0] ?? Buffer.alloc(0);

describe('the pages of a signing record', () => {
  it.each(['en', 'de', 'pt-br'] as const)(
    'have every fact, within the page and not on each other: %s',
    async (locale) => {
      const record = recordOf(await certificateOf());
      const texts = await placedTextsOf(await recordPdf({ brand, locale, record }));
      expect(faultsOf(texts)).toEqual([]);
      const { document, files, participants, corrections, events, chainHead, certificate } = record;
      const facts = [
        ...[document.title, document.code, document.id, chainHead, certificate.serial, certificate.sha256],
        ...files.flatMap(({ name, sent, sealed = '' }) => [name, sent, sealed]),
        ...participants.flatMap(({ invited, signedAs = '' }) => [invited.name, invited.email, signedAs]),
        ...corrections.flatMap((correction) => Object.values(correction)),
        ...events.map(({ text }) => text),
      ];
      expect(missingOf(texts, facts)).toEqual([]);
    },
  );

  it('say that the key is a test key', async () => {
    const record = recordOf(await certificateOf());
    const print = async (isTest: boolean) => {
      const tested = { ...record, certificate: { ...record.certificate, isTest } };
      return (await pagesOf(await recordPdf({ brand, locale: 'en', record: tested }))).join(' ');
    };
    expect(await print(true)).toContain('It has no legal value.');
    expect(await print(false)).not.toContain('It has no legal value.');
  });

  it('are sealed with the main file', async () => {
    const signer = await ecSigner();
    const pdf = await openPdf(await (await contractPdf(2)).save());
    const record = recordOf(await certificateOf());
    expect(await appendPages(pdf, await recordPdf({ brand, locale: 'nl', record }))).toBe(3);
    const file = await sealPdf(pdf, { signer, at: NOW });
    expect(await verifySeal(file, [signer.certificateChain])).toMatchObject({ ok: true });
    const pages = await pagesOf(file);
    expect(pages[0]).toContain('Artist agreement, page 1');
    expect(pages[2]).toContain('Ondertekeningsverslag');
  });
});

it('claims no higher level of signature, in any language', () => {
  const claims =
    /advanced|qualified|handwritten|geavanceerd|gekwalificeerd|fortgeschritten|qualifiziert|handschrift|avanzat|avanzad|avançad|qualificat|cualificad|qualificad|autogra|autógra|manuscrit/i;
  for (const language of LANGUAGES) expect(JSON.stringify(RECORD_WORDS[language])).not.toMatch(claims);
});

it('is a JSON file with all of its data', async () => {
  const record = recordOf(await certificateOf());
  const text = Buffer.from(recordJson(record)).toString('utf8');
  expect(JSON.parse(text)).toEqual({ format: 'backline-signing-record/1', ...record });
});
