import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';

/** Colours with a meaning; each has a dot, a soft ground and a text form in tokens.css. */
export const TONES = ['green', 'amber', 'blue', 'violet', 'teal', 'red', 'grey', 'pink'] as const;
export type Tone = (typeof TONES)[number];
/** Shape of a status dot: ring, full, struck. */
export type DotPhase = 'options' | 'confirmed' | 'cancelled';

const HUES: readonly (readonly [tone: Tone, hue: number])[] = [
  ['red', 4],
  ['amber', 34],
  ['green', 146],
  ['teal', 180],
  ['blue', 221],
  ['violet', 262],
  ['red', 364],
];
const GREY_BELOW = 0.15;

/** An agency's own colour gets the nearest tone for its text and ground. Pink stays the user's own (ux principle 3). */
export function toneOf(hex: string): Tone {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = max - min;
  if (chroma < GREY_BELOW || Number.isNaN(chroma)) return 'grey';
  const sector = max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  const hue = sector * 60;
  return HUES.reduce((best, next) => (Math.abs(next[1] - hue) < Math.abs(best[1] - hue) ? next : best))[0];
}

/** A journey's colour if somebody chose one. The default is pink, and pink marks the user's own actions. */
export const chosenColor = (hexColor: string): string | undefined =>
  hexColor === DEFAULT_HEX_COLOR ? undefined : hexColor;
