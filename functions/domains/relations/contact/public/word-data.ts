import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';

/** A contact as templates see it; every key is one of `fieldsOf`. */
export const contactData = (contact: ContactFields) => ({
  name: contact.fullName,
  firstName: contact.firstName,
  lastName: contact.lastName,
  email: contact.email,
  phone: contact.phone,
  mobile: contact.mobile,
  positions: contact.positions.map(({ companyName, position }) => ({ company: companyName, position })),
  notes: contact.notes,
});
