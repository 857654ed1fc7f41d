import { createHash } from 'node:crypto';
import { escaped } from '#shared/kernel/text/escape.ts';

/** A piece of a page. Everything else that stands in a template is text, and is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | undefined | readonly Part[];
const textOf = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
};

/** html`<p>${name}</p>`: attributes stand in quotes. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, i) => text + textOf(parts[i])).join(''));

/** Text of our own that is not to be escaped: a style, a script. */
export const raw = (text: string): Html => new Html(text);

/** How a content security policy names one inline style or script. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
