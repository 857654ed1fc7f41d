import type { Contact, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { pickValues } from '#web/ui/record/pick-values.ts';

/** The defaults of every field; only the name is still empty. */
export const BLANK_CONTACT: EveryField<Omit<ContactInput, 'freeFields'>> = {
  firstName: '',
  infix: '',
  lastName: '',
  email: '',
  privateEmail: '',
  phone: '',
  mobile: '',
  salutation: '',
  culture: 'en-gb',
  birthday: '',
  travel: { diet: '', seat: '', homeAirport: '', hints: '', programmes: [] },
  positions: [],
  isActive: true,
  notes: '',
  statusId: undefined,
  tagIds: [],
};

/** Takes the fields of forms and merges from a contact. */
export const valuesOf = (contact: Contact): ContactInput => pickValues(BLANK_CONTACT, { ...BLANK_CONTACT, ...contact });
