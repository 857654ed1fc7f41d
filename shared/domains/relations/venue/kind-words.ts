import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';

export const venueWords: KindWords = { one: HEADINGS.venue, many: HEADINGS.venues };
