import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { guestListFields } from './fields.ts';

/** The words for the fields of a guest list: in the log. */
export const guestListFieldWords: FieldWords<typeof guestListFields> = {
  name: HEADINGS.name,
  notes: HEADINGS.notes,
  show: TERMS.show,
  artists: HEADINGS.artists,
};
