import type { Locale } from '#shared/kernel/locale.ts';
import { inLanguage, type Translated, words } from '#shared/kernel/translated.ts';
import type { LodgingFields, RoomInput } from './schemas.ts';

const ROOMS: Readonly<Record<RoomInput['kind'], Translated>> = {
  single: words('Single', 'Eenpersoons', 'Einzelzimmer', 'Singola', 'Individual', 'Individual', 'Individual'),
  double: words('Double', 'Tweepersoons', 'Doppelzimmer', 'Doppia', 'Doble', 'Duplo', 'Duplo'),
  twin: words('Twin', 'Twin', 'Zweibettzimmer', 'Doppia con letti singoli', 'Dos camas', 'Twin', 'Twin'),
  suite: words('Suite', 'Suite', 'Suite', 'Suite', 'Suite', 'Suíte', 'Suite'),
  apartment: words(
    'Apartment',
    'Appartement',
    'Apartment',
    'Appartamento',
    'Apartamento',
    'Apartamento',
    'Apartamento',
  ),
  other: words('Other', 'Anders', 'Sonstiges', 'Altro', 'Otro', 'Outro', 'Outro'),
};
export const roomIn = (kind: RoomInput['kind'], locale: Locale): string => inLanguage(ROOMS[kind], locale);

const PAYERS: Readonly<Record<Exclude<LodgingFields['paidBy'], ''>, Translated>> = {
  agency: words('Agency', 'Agentschap', 'Agentur', 'Agenzia', 'Agencia', 'Agência', 'Agência'),
  promoter: words('Promoter', 'Organisator', 'Veranstalter', 'Promoter', 'Promotor', 'Promotor', 'Promotor'),
  artist: words('Artist', 'Artiest', 'Künstler', 'Artista', 'Artista', 'Artista', 'Artista'),
};
export const payerIn = (payer: LodgingFields['paidBy'], locale: Locale): string =>
  payer && inLanguage(PAYERS[payer], locale);
