import { writable } from './text.ts';

/*
 * Writes XML. Elements are text already: a child is what another call returned. An element without content is left
 * out, because both syntaxes of the standard forbid empty elements.
 */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (value: string): string =>
  writable(value).replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found);

type Attributes = Readonly<Record<string, string | undefined>>;
const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ''))
    .join('');

/** An element with a text; none without a text. */
export function leaf(name: string, value: string | undefined, attributes: Attributes = {}): string {
  const text = value?.trim();
  return text ? `<${name}${attributesText(attributes)}>${escaped(text)}</${name}>` : '';
}

/** An element with children; none without children. */
export function node(name: string, ...children: readonly string[]): string {
  const inside = children.join('');
  return inside && `<${name}>${inside}</${name}>`;
}

/** A whole document: the root names its vocabularies. */
export const xmlDocument = (root: string, namespaces: Attributes, ...children: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attributesText(namespaces)}>${children.join('')}</${root}>\n`;
