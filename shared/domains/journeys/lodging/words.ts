import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { LodgingFields, RoomInput } from './schemas.ts';

const ROOMS: Readonly<Record<RoomInput['kind'], Translated>> = {
  single: {
    en: 'Single',
    nl: 'Eenpersoons',
    de: 'Einzelzimmer',
    it: 'Singola',
    es: 'Individual',
    'pt-br': 'Individual',
    pt: 'Individual',
  },
  double: {
    en: 'Double',
    nl: 'Tweepersoons',
    de: 'Doppelzimmer',
    it: 'Doppia',
    es: 'Doble',
    'pt-br': 'Duplo',
    pt: 'Duplo',
  },
  twin: {
    en: 'Twin',
    nl: 'Twin',
    de: 'Zweibettzimmer',
    it: 'Doppia con letti singoli',
    es: 'Dos camas',
    'pt-br': 'Twin',
    pt: 'Twin',
  },
  suite: { en: 'Suite', nl: 'Suite', de: 'Suite', it: 'Suite', es: 'Suite', 'pt-br': 'Suíte', pt: 'Suite' },
  apartment: {
    en: 'Apartment',
    nl: 'Appartement',
    de: 'Apartment',
    it: 'Appartamento',
    es: 'Apartamento',
    'pt-br': 'Apartamento',
    pt: 'Apartamento',
  },
  other: { en: 'Other', nl: 'Anders', de: 'Sonstiges', it: 'Altro', es: 'Otro', 'pt-br': 'Outro', pt: 'Outro' },
};
export const roomIn = (kind: RoomInput['kind'], locale: Locale): string => inLanguage(ROOMS[kind], locale);

const PAYERS: Readonly<Record<Exclude<LodgingFields['paidBy'], ''>, Translated>> = {
  agency: {
    en: 'Agency',
    nl: 'Agentschap',
    de: 'Agentur',
    it: 'Agenzia',
    es: 'Agencia',
    'pt-br': 'Agência',
    pt: 'Agência',
  },
  promoter: {
    en: 'Promoter',
    nl: 'Organisator',
    de: 'Veranstalter',
    it: 'Promoter',
    es: 'Promotor',
    'pt-br': 'Promotor',
    pt: 'Promotor',
  },
  artist: HEADINGS.artist,
};
export const payerIn = (payer: LodgingFields['paidBy'], locale: Locale): string =>
  payer && inLanguage(PAYERS[payer], locale);
