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

  it('hides nothing from these checks', () => {
    const rels = (xml: string | Uint8Array) => codeOf(withPart('word/_rels/header1.xml.rels', xml));
    const image = 'Type="http://x/relationships/image" Target="http://evil.test/a"';
    expect(rels(`<a:Relationship ${image} TargetMode="External"/>`)).toBe('externalContent');
    expect(rels(`<Relationship ${image} TargetMode="&#69;xternal"/>`)).toBe('badTemplate');
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
