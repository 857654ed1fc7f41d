import { defineFields, internal, plain } from '#shared/kernel/record/fields.ts';
import type { GuestListFields } from './schemas.ts';

/** The fields of a guest list. */
export const guestListFields = defineFields<GuestListFields>()({
  name: plain,
  notes: { ...internal, blank: '' },
  show: plain,
  artists: plain,
});
