import type { Stored } from '#shared/kernel/record.ts';
import type { ContactCard, ContactFields, ContactInput } from './schemas.ts';

/** First name, infix, last name, as far as they are known. */
export const fullName = ({
  firstName,
  infix,
  lastName,
}: Pick<ContactInput, 'firstName' | 'infix' | 'lastName'>): string =>
  [firstName, infix, lastName].filter(Boolean).join(' ');

export const contactCard = ({ id, fullName, email }: Stored<ContactFields>): ContactCard => ({
  contactId: id,
  fullName,
  email,
});
