import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';

export const showWords: KindWords = { one: TERMS.show, many: HEADINGS.shows };
