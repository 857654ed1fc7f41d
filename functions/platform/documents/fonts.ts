import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/**
 * Inter in its published parts, each a font of its own: a letter is drawn by the first part that has it. Plain TrueType
 * without the names of glyphs: of a packed font the library would unpack a whole table for each letter.
 */
const PARTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
const WEIGHTS = [400, 600] as const;

/** The fonts lie beside this module; the build copies the folder next to the bundle. */
const fileOf = (part: string, weight: number): string =>
  fileURLToPath(new URL(`./fonts/inter-${part}-${weight}-normal.ttf`, import.meta.url));

export const FONT_FAMILY = PARTS.map((part) => `Inter ${part}`);

/** Registers the embedded fonts; a contract must look the same on every machine, so none of the reader's own is used. */
export function registerFonts(): void {
  for (const part of PARTS)
    Font.register({
      family: `Inter ${part}`,
      fonts: WEIGHTS.map((fontWeight) => ({ src: fileOf(part, fontWeight), fontWeight })),
    });
  // Names and legal terms are not cut by English hyphenation.
  Font.registerHyphenationCallback((word) => [word]);
}
