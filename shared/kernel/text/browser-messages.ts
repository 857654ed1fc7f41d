import { sentences as de } from './browser-messages/de.ts';
import { type BrowserCode, sentences as en } from './browser-messages/en.ts';
import { sentences as es } from './browser-messages/es.ts';
import { sentences as it } from './browser-messages/it.ts';
import { sentences as nl } from './browser-messages/nl.ts';
import { sentences as pt } from './browser-messages/pt.ts';
import { sentences as ptBr } from './browser-messages/pt-br.ts';
import type { Translated } from './translated.ts';

const inAllLanguages = (code: BrowserCode): Translated => ({
  en: en[code],
  nl: nl[code],
  de: de[code],
  it: it[code],
  es: es[code],
  'pt-br': ptBr[code],
  pt: pt[code],
});

/** All of them at once: for the server, which says them too. */
export const browserMessages = Object.fromEntries(
  Object.keys(en).map((code) => [code, inAllLanguages(code as BrowserCode)]),
) as Readonly<Record<BrowserCode, Translated>>;
