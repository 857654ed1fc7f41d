import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';

export const companyWords: KindWords = { one: HEADINGS.company, many: HEADINGS.companies };
