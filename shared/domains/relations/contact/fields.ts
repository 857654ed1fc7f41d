import { defineFields } from '#shared/kernel/record/fields.ts';
import type { ContactFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a contact. */
export const contactFields = defineFields<ContactFields>()({
  firstName: plain,
  infix: plain,
  lastName: plain,
  email: plain,
  phone: plain,
  mobile: plain,
  culture: plain,
  isActive: plain,
  notes: plain,
  positions: plain,
  fullName: plain,
  freeFields: { ...plain, log: false },
  salutation: plain,
  privateEmail: plain,
  birthday: plain,
  travel: plain,
  statusId: plain,
  tagIds: plain,
  isPreliminary: { ...plain, log: false },
});
