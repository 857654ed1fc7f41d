import { defineFields } from '#shared/kernel/record/fields.ts';
import type { GuestListFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const internal = { sees: 'inside' } as const;

/** The fields of a guest list. */
export const guestListFields = defineFields<GuestListFields>()({
  name: plain,
  notes: { ...internal, blank: '' },
  show: plain,
  artists: plain,
});
