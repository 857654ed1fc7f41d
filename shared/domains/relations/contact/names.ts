import type { Translated } from '#shared/kernel/text/translated.ts';
import type { SALUTATIONS, SEATS } from './schemas.ts';

/** As they stand in files, which come and go in the reader's language; then other words that mean them, divided by a bar. */
export const SALUTATION_NAMES: Readonly<Record<(typeof SALUTATIONS)[number], Translated>> = {
  mr: {
    en: 'Mr|Mister',
    nl: 'De heer|Dhr|Heer',
    de: 'Herr',
    it: 'Sig.|Signore',
    es: 'Sr.|Señor',
    'pt-br': 'Sr.|Senhor',
    pt: 'Sr.|Senhor',
  },
  ms: {
    en: 'Ms|Mrs|Miss',
    nl: 'Mevrouw|Mevr|Mw',
    de: 'Frau',
    it: 'Sig.ra|Signora|Sig.na',
    es: 'Sra.|Señora|Srta',
    'pt-br': 'Sra.|Senhora',
    pt: 'Sra.|Senhora',
  },
  mx: {
    en: 'Mx|Neutral',
    nl: 'Neutraal',
    de: 'Neutral|Divers',
    it: 'Neutro',
    es: 'Neutro',
    'pt-br': 'Neutro',
    pt: 'Neutro',
  },
};
export const SEAT_NAMES: Readonly<Record<(typeof SEATS)[number], Translated>> = {
  window: {
    en: 'window',
    nl: 'raam',
    de: 'Fenster',
    it: 'finestrino',
    es: 'ventanilla',
    'pt-br': 'janela',
    pt: 'janela',
  },
  aisle: {
    en: 'aisle',
    nl: 'gangpad',
    de: 'Gang',
    it: 'corridoio',
    es: 'pasillo',
    'pt-br': 'corredor',
    pt: 'corredor',
  },
};
