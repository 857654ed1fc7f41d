import { bookedFieldWords } from '#shared/domains/journeys/travel/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { trainFields } from './fields.ts';

/** The words for the fields of a train journey: in the log. */
export const trainFieldWords: FieldWords<typeof trainFields> = { ...bookedFieldWords, segments: TERMS.legs };
