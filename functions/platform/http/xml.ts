import { withoutUnknown } from '#shared/kernel/text/formula.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text within XML, in content or attribute; what XML cannot hold is left out. */
export const escapeXml = (text: string): string =>
  /[&<>"]|[^\x20-\x7e]/.test(text) ? withoutUnknown(text).replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c) : text;
