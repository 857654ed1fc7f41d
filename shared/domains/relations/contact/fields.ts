import { defineFields, plain, printed, silent } from '#shared/kernel/record/fields.ts';
import type { ContactFields } from './schemas.ts';

/** The fields of a contact. */
export const contactFields = defineFields<ContactFields>()({
  firstName: { ...plain, ...printed },
  infix: { ...plain, type: 'text', in: ['excel'] },
  lastName: { ...plain, ...printed },
  email: { ...plain, ...printed },
  phone: { ...plain, ...printed },
  mobile: { ...plain, ...printed },
  culture: { ...plain, type: 'text', in: ['excel'] },
  isActive: { ...plain, type: 'flag', in: ['excel'] },
  notes: { ...plain, ...printed },
  positions: plain,
  fullName: { ...plain, ...printed, word: 'name' },
  freeFields: { ...plain, ...silent },
  salutation: plain,
  privateEmail: { ...plain, type: 'text', in: ['excel'] },
  birthday: { ...plain, type: 'day', in: ['excel'] },
  travel: plain,
  statusId: plain,
  tagIds: plain,
  isPreliminary: { ...plain, ...silent },
});
