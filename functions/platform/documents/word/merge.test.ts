import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import type { MergeField } from '#shared/kernel/record/merge-field.ts';
import { formatsOf } from '../format.ts';
import { buildDocx, paragraph } from './builder.ts';
import { checkTemplate } from './check.ts';
import { mergeWord } from './merge.ts';
import type { TemplateError } from './problem.ts';
import { dayValue, money } from './values.ts';

const docx = (...lines: string[]) => buildDocx(lines.map(paragraph));
const data = {
  show: {
    artist: 'Nova',
    deal: 'versus',
    capacity: 900,
    date: dayValue('2026-08-14'),
    fee: money(500_000, 'EUR'),
    lines: [{ name: 'Fee' }, { name: 'Travel' }],
    notes: '',
  },
  note: 'a < b & {c}',
};
const merged = async (...lines: string[]) => {
  const { bytes, missing } = await mergeWord(await docx(...lines), data, formatsOf('en'));
  const xml = new PizZip(bytes).file('word/document.xml')?.asText() ?? '';
  return { text: xml.replace(/<[^>]+>/g, '').replace(/\u00a0/g, ' '), xml, missing };
};
const problems = (template: Promise<Uint8Array>) =>
  template
    .then((bytes) => mergeWord(bytes, data, formatsOf('en')))
    .then(
      () => [],
      (e: TemplateError) => e.problems,
    );

describe('a template', () => {
  it('is filled without characters that no document can hold', async () => {
    const record = { name: 'Tab\u000bles\u0002', notes: ['one\u0000', 'two \ud83d'], day: 'x\u001f' };
    const template = await docx('{name | upper} {notes | lines} {day}{#notes}{.}{/notes}');
    const { bytes } = await mergeWord(template, record, formatsOf('en'));
    const xml = new PizZip(bytes).file('word/document.xml')?.asText() ?? '';
    expect(xml.replace(/<[^>]+>/g, ' ')).toMatch(/TABLES one\s+two/);
    expect(xml).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
  });
  it('is filled by path, loop, condition and format', async () => {
    expect((await merged('{show.artist | upper} {show.fee} {show.date | dateLong}')).text).toContain(
      'NOVA €5,000.00 Friday',
    );
    expect((await merged('{#show.lines}', '{name} by {show.artist};', '{/}')).text).toBe('Fee by Nova;Travel by Nova;');
    expect((await merged('{#show.capacity >= 500}large{/}{#show.capacity < 500}small{/}')).text).toBe('large');
    expect((await merged('{#show.deal == “versus”}yes{/}{^show.notes}none{/}')).text).toBe('yesnone');
  });

  it('gets values as text, never as markup or fields', async () => {
    const { xml, text } = await merged('{note}');
    expect(xml).toContain('a &lt; b &amp; {c}');
    expect(text).toContain('{c}');
  });

  it('repeats a paragraph with a figure without repeating what Word allows once', async () => {
    const figure =
      '<w:p w14:paraId="0A0B0C0D" w14:textId="77777777"><w:bookmarkStart w:id="5" w:name="mark"/><w:r><w:t>{name}</w:t>' +
      '</w:r><w:bookmarkEnd w:id="5"/><w:r><w:drawing><wp:anchor><wp:docPr id="1" name="Box"/></wp:anchor></w:drawing></w:r></w:p>';
    const lines = [paragraph('{#show.lines}'), figure, paragraph('{/}')];
    const { bytes } = await mergeWord(await buildDocx(lines), data, formatsOf('en'));
    const xml = new PizZip(bytes).file('word/document.xml')?.asText() ?? '';
    const all = (pattern: RegExp) => [...xml.matchAll(pattern)].map(([, id]) => id);
    expect(xml.replace(/<[^>]+>/g, '')).toBe('FeeTravel');
    expect(all(/docPr id="(\d+)"/g)).toEqual(['1', '2']);
    expect(all(/paraId="(\w+)"/g)).toEqual(['0A0B0C0D']);
    expect(all(/bookmark(?:Start|End) w:id="(\d+)"/g)).toEqual(['5', '5']);
  });
  it('says which fields have no value', async () => {
    expect((await merged('{show.artst} {nope}')).missing).toEqual(['show.artst', 'nope']);
  });

  it('reaches own properties only and runs nothing', async () => {
    const { text, missing } = await merged('{constructor.name}{show.toString}');
    expect(text).toBe('');
    expect(missing).toEqual(['constructor.name', 'show.toString']);
    expect(await problems(docx('{show.fee.constructor("x")()}'))).toMatchObject([{ code: 'badTag' }]);
  });
});

describe('a broken template names every mistake with its field', () => {
  it.each([
    ['Hello {show.artist', 'unclosedTag'],
    ['Hello show.artist}', 'unopenedTag'],
    ['{#show.lines}{name}', 'unclosedLoop'],
    ['{#show.lines}x{/show.other}', 'wrongClose'],
    ['{show.fee + 1}', 'badTag'],
  ])('%s', async (line, code) => {
    const found = await problems(docx(line));
    expect(found[0]).toMatchObject({ code });
    expect(found[0]?.tag).toBeTruthy();
  });

  it('several at once', async () => {
    expect((await problems(docx('{a b}', '{show.fee + 1}'))).map((p) => p.tag)).toEqual(['a b', 'show.fee + 1']);
  });
});

describe('the check at upload', () => {
  const fields: MergeField[] = [
    { path: 'show.artist', kind: 'text' },
    { path: 'show.exclusivity.radius', kind: 'number' },
    { path: 'show.lines', kind: 'list', fields: [{ path: 'name', kind: 'text' }] },
  ];

  it('accepts known fields, also inside their loop or group', async () => {
    const good = docx('{show.artist}{#show.lines}{name}{show.artist}{/}{#show.exclusivity}{radius}{/}');
    expect(await checkTemplate(await good, fields)).toEqual([]);
  });

  it('names unknown fields and formats with the nearest that exists', async () => {
    const report = await checkTemplate(await docx('{show.artst} {name} {show.artist | shout}'), fields);
    expect(report).toEqual([
      { code: 'unknownField', tag: 'show.artst', near: 'show.artist', part: 'word/document.xml' },
      { code: 'unknownField', tag: 'name', part: 'word/document.xml' },
      { code: 'unknownFormat', tag: 'show.artist | shout', part: 'word/document.xml' },
    ]);
  });
});

describe('a template that means harm', () => {
  const rows = Array.from({ length: 50 }, (_, i) => ({ name: `Row ${i}` }));
  const render = (lines: string[]) =>
    docx(...lines)
      .then((bytes) => mergeWord(bytes, { rows }, formatsOf('en')))
      .then(
        () => 'merged',
        (e: TemplateError) => e.problems[0]?.code,
      );
  const nested = (depth: number, path: string) => [
    ...Array.from({ length: depth }, () => `{#${path}}`),
    'x',
    ...Array.from({ length: depth }, () => '{/}'),
  ];

  it('ends where loops within loops over one list would not', async () => {
    expect(await render(nested(2, 'rows'))).toBe('merged');
    expect(await render(nested(8, 'rows'))).toBe('tooLarge');
    expect(await render(nested(8, 'rows').map((line) => line.replace('rows', 'rows != "a"')))).toBe('merged');
  });

  it('is checked to its end, with blocks a hundred deep, ten thousand fields and tags of any length', async () => {
    const fields: MergeField[] = Array.from({ length: 200 }, (_, i) => ({ path: `show.field${i}`, kind: 'text' }));
    const check = async (...lines: string[]) => checkTemplate(await docx(...lines), fields);
    expect(await check(...nested(20, 'show.field1'))).toEqual([]);
    expect((await check(...nested(100, 'show.field1')))[0]?.code).toBe('tooLarge');
    expect((await check(...nested(3000, 'show.field1')))[0]?.code).toBe('tooLarge');
    expect((await check('}'.repeat(100_000)))[0]?.code).toBe('tooLarge');
    const many = await check(...Array.from({ length: 10_000 }, (_, i) => `{show.feild${i}}`));
    expect(many).toHaveLength(200);
    expect(many[0]).toMatchObject({ code: 'unknownField', near: 'show.field0' });
    const [long] = await check(`{a${'b'.repeat(1_000_000)}}`);
    expect(long).toEqual({ code: 'unknownField', tag: `a${'b'.repeat(99)}`, part: 'word/document.xml' });
    const [broken] = await check(`{a ${'b '.repeat(100_000)}}`);
    expect(broken).toMatchObject({ code: 'badTag', tag: `a ${'b '.repeat(49)}` });
  });
});
