import { type Translated, words } from '#shared/kernel/translated.ts';
import type { SALUTATIONS, SEATS } from './schemas.ts';

/** As they stand in files, which come and go in the reader's language; then other words that mean them, divided by a bar. */
export const SALUTATION_NAMES: Readonly<Record<(typeof SALUTATIONS)[number], Translated>> = {
  mr: words('Mr|Mister', 'De heer|Dhr|Heer', 'Herr', 'Sig.|Signore', 'Sr.|Señor', 'Sr.|Senhor', 'Sr.|Senhor'),
  ms: words(
    'Ms|Mrs|Miss',
    'Mevrouw|Mevr|Mw',
    'Frau',
    'Sig.ra|Signora|Sig.na',
    'Sra.|Señora|Srta',
    'Sra.|Senhora',
    'Sra.|Senhora',
  ),
  mx: words('Mx|Neutral', 'Neutraal', 'Neutral|Divers', 'Neutro', 'Neutro', 'Neutro', 'Neutro'),
};
export const SEAT_NAMES: Readonly<Record<(typeof SEATS)[number], Translated>> = {
  window: words('window', 'raam', 'Fenster', 'finestrino', 'ventanilla', 'janela', 'janela'),
  aisle: words('aisle', 'gangpad', 'Gang', 'corridoio', 'pasillo', 'corredor', 'corredor'),
};
