import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';

export const contactWords: KindWords = { one: HEADINGS.contact, many: HEADINGS.contacts };
