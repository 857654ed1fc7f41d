const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };
const NAMED = Object.fromEntries(Object.entries(ESCAPES).map(([char, name]) => [name, char]));

export const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (c) => ESCAPES[c] ?? c);

const unescapeXml = (text: string): string =>
  text.replace(/&(?:lt|gt|amp|quot|apos);|&#x?[0-9a-f]+;/gi, (name) => {
    if (!name.startsWith('&#')) return NAMED[name] ?? name;
    const code = name[2] === 'x' ? Number.parseInt(name.slice(3), 16) : Number.parseInt(name.slice(2), 10);
    return String.fromCodePoint(code);
  });

export const element = (name: string, content: string | number | boolean): string =>
  `<${name}>${escapeXml(String(content))}</${name}>`;

/** Contents of every element of that name, markup kept. Enough for the flat documents that the SDK sends. */
export const inner = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map((m) => m[1] ?? '');

export const texts = (xml: string, name: string): string[] => inner(xml, name).map(unescapeXml);
