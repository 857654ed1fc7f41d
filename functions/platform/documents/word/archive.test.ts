import PizZip from 'pizzip';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertWordFile } from './archive.ts';
import { buildDocx, paragraph } from './builder.ts';
import type { TemplateError } from './problem.ts';

let good: Uint8Array;
beforeAll(async () => {
  good = await buildDocx([paragraph('Hello')]);
});

const withPart = (name: string, content: string | Uint8Array): Uint8Array => {
  const zip = new PizZip(good);
  zip.file(name, content);
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
};
const codeOf = (bytes: Uint8Array): string | undefined => {
  try {
    assertWordFile(bytes);
  } catch (e) {
    return (e as TemplateError).problems[0]?.code;
  }
  return undefined;
};

/** Changes what the archive says about the size of its last entry, as a bomb would. */
function understate(bytes: Uint8Array, name: string): Uint8Array {
  const zip = Buffer.from(bytes);
  for (let at = 0; at < zip.length - 46; at++) {
    const [header, size, text] =
      zip.readUInt32LE(at) === 0x02014b50
        ? [46, 24, 28]
        : zip.readUInt32LE(at) === 0x04034b50
          ? [30, 22, 26]
          : [0, 0, 0];
    if (header && zip.toString('latin1', at + header, at + header + zip.readUInt16LE(at + text)) === name)
      zip.writeUInt32LE(10, at + size);
  }
  return zip;
}

describe('a Word file', () => {
  it('passes', () => expect(codeOf(good)).toBeUndefined());

  it('is refused when it unpacks to more than it may, whatever it declares', () => {
    const bomb = withPart('word/extra.xml', new Uint8Array(60_000_000));
    expect(bomb.length).toBeLessThan(200_000);
    expect(codeOf(bomb)).toBe('tooLarge');
    expect(codeOf(understate(bomb, 'word/extra.xml'))).toBe('tooLarge');
  });

  it('is refused with macros, remote content or entities', () => {
    const rels = (type: string, mode = 'External') =>
      withPart(
        'word/_rels/document.xml.rels',
        `<Relationships><Relationship Id="r" Type="http://x/relationships/${type}" Target="http://evil.test/a" TargetMode="${mode}"/></Relationships>`,
      );
    expect(codeOf(withPart('word/vbaProject.bin', 'x'))).toBe('macro');
    expect(codeOf(rels('image'))).toBe('externalContent');
    expect(codeOf(rels('attachedTemplate'))).toBe('externalContent');
    expect(codeOf(rels('hyperlink'))).toBeUndefined();
    expect(codeOf(withPart('word/x.xml', '<!DOCTYPE w [<!ENTITY a "b">]><w/>'))).toBe('badTemplate');
  });

  it('is refused with a part that runs, whatever its name', () => {
    const type = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject';
    const rels = withPart('word/_rels/document.xml.rels', `<Relationship Id="r" Type="${type}" Target="notes.bin"/>`);
    expect(codeOf(rels)).toBe('macro');
  });

  it.each([
    '<w:fldSimple w:instr=" INCLUDEPICTURE &quot;http://evil.test/a&quot; "/>',
    `<w:fldSimple w:rsidR=">" w:instr='DDEAUTO c:\\cmd.exe "/k calc"'/>`,
    '<w:fldChar w:fldCharType="begin"/><w:instrText xml:space=">">INCL</w:instrText><w:instrText/><w:t/><w:instrText>UDETEXT "file:///etc/passwd"</w:instrText>',
    '<w:fldChar w:fldCharType="begin"/><w:instrText> IF 1 = </w:instrText><w:fldChar w:fldCharType="begin"/><w:instrText>link Excel.Sheet</w:instrText>',
  ])('is refused with a field that runs or fetches: %s', (xml) => {
    expect(codeOf(withPart('word/footnotes.xml', xml))).toBe('externalContent');
  });
  it.each(['<![CDATA[DDEAUTO x]]>', 'DDE<!-- -->AUTO x', 'DDE<?x?>AUTO x', '&#68;DEAUTO x'])(
    'is refused with a field whose words are hidden: %s',
    (text) => {
      const xml = `<w:instrText xml:space=">">${text}</w:instrText>`;
      expect(codeOf(withPart('word/footnotes.xml', xml))).toBe('badTemplate');
    },
  );
  it('may count its pages and link to others', () => {
    const xml =
      '<w:fldSimple w:instr="PAGE \\* MERGEFORMAT"/><w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "https://a.test"</w:instrText><w:fldChar w:fldCharType="separate"/>';
    expect(codeOf(withPart('word/header1.xml', xml))).toBeUndefined();
  });

  it('hides nothing from these checks', () => {
    const rels = (xml: string | Uint8Array) => codeOf(withPart('word/_rels/header1.xml.rels', xml));
    const image = 'Type="http://x/relationships/image" Target="http://evil.test/a"';
    expect(rels(`<a:Relationship ${image} TargetMode="External"/>`)).toBe('externalContent');
    expect(rels(`<Relationship ${image} TargetMode="&#69;xternal"/>`)).toBe('badTemplate');
    expect(rels(`<Relationship Target="http://evil.test/>" TargetMode="External"/>`)).toBe('externalContent');
    expect(rels(`<a-b:Relationship ${image} TargetMode="External"/>`)).toBe('externalContent');
    expect(rels(`<Relationship ${image} x:Type="/hyperlink" TargetMode="External"/>`)).toBe('externalContent');
    expect(rels(Buffer.from(`\uFEFF<Relationship ${image} TargetMode="External"/>`, 'utf16le'))).toBe('badTemplate');
    expect(rels(`<?xml version="1.0" encoding="UTF-7"?><Relationships/>`)).toBe('badTemplate');
    expect(rels(`<?xml version="1.0" encoding='utf-8'?><Relationships/>`)).toBeUndefined();
    expect(rels('<Relationship '.repeat(1_000_000))).toBeUndefined();
  });

  it('has no more text than the engine can bear', () => {
    expect(codeOf(withPart('word/header7.xml', new Uint8Array(Buffer.alloc(7_000_000, 'x'))))).toBe('tooLarge');
  });

  it('is refused when it is no Word file at all', () => {
    expect(codeOf(new Uint8Array(0))).toBe('notWord');
    expect(codeOf(new Uint8Array(Buffer.from('%PDF-1.7 and some more text to be long enough')))).toBe('notWord');
    expect(codeOf(good.slice(0, good.length - 40))).toBe('notWord');
    const other = new PizZip();
    other.file('a.txt', 'x');
    expect(codeOf(other.generate({ type: 'uint8array' }))).toBe('notWord');
    for (let cut = 1; cut < 40; cut++) expect(codeOf(good.slice(cut))).toBe('notWord');
  });
});
