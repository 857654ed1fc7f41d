import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';

export const artistWords: KindWords = { one: HEADINGS.artist, many: HEADINGS.artists };
