import { escaped } from '#shared/kernel/text/escape.ts';

export interface XmlTag {
  /** `row`, without the prefix of its name space. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attribute: (name: string) => string | undefined;
  /** Reads the text between this tag and the next one. */
  readonly text: () => string;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const REFERENCE = /&(#x[\da-f]{1,6}|#\d{1,7}|lt|gt|amp|quot|apos);/gi;
const isSign = (code: number): boolean => code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);

function signOf(reference: string): string {
  const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  return isSign(code) ? String.fromCodePoint(code) : '';
}
const plainText = (xml: string): string =>
  xml.includes('&') ? xml.replace(REFERENCE, (_, name: string) => NAMED[name.toLowerCase()] ?? signOf(name)) : xml;

const attributes = new Map<string, RegExp>();
function attributePattern(name: string): RegExp {
  const known = attributes.get(name) ?? new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  attributes.set(name, known);
  return known;
}

function tagOf(name: string, inner: string, text: () => string): XmlTag {
  return {
    name,
    isEnd: inner.startsWith('/'),
    isEmpty: inner.endsWith('/'),
    attribute: (wanted) => {
      const found = attributePattern(wanted).exec(inner);
      return found ? plainText(found[1] ?? found[2] ?? '') : undefined;
    },
    text: () => plainText(text()),
  };
}

const SECTIONS = [
  { open: '<![CDATA[', close: ']]>', as: escaped },
  { open: '<!--', close: '-->', as: () => '' },
];
/** Removes comments and turns CDATA sections into plain text, in one pass. */
function withoutSections(xml: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let at = xml.indexOf('<!'); at >= 0; at = xml.indexOf('<!', Math.max(done, at + 2))) {
    const section = SECTIONS.find(({ open }) => xml.startsWith(open, at));
    if (!section) continue;
    const from = at + section.open.length;
    const end = xml.indexOf(section.close, from);
    if (end < 0) return [...parts, xml.slice(done, at)].join('');
    parts.push(xml.slice(done, at), section.as(xml.slice(from, end)));
    done = end + section.close.length;
  }
  return [...parts, xml.slice(done)].join('');
}

/**
 * Yields the tags with these names in order, in one pass for any document. Custom entities are not resolved, and no
 * references are fetched.
 */
export function* xmlTags(bytes: Buffer, names: readonly string[]): Generator<XmlTag> {
  const xml = withoutSections(bytes.toString('utf8'));
  const wanted = new RegExp(`^/?(?:\\w{1,20}:)?(${names.join('|')})(?![\\w:])`);
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const end = xml.indexOf('>', at);
    if (end < 0) return;
    const next = xml.indexOf('<', end);
    const inner = xml.slice(at + 1, end);
    const name = wanted.exec(inner)?.[1];
    if (name) yield tagOf(name, inner, () => xml.slice(end + 1, next < 0 ? xml.length : next));
    at = next;
  }
}
