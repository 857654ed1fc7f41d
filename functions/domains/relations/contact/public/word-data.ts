import { plainValues } from '#functions/platform/documents/word/field-values.ts';
import { contactFields } from '#shared/domains/relations/contact/fields.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** A contact as templates see it; every key is one of `fieldsOf`. */
export const contactData = (contact: ContactFields, locale: Locale) => ({
  ...plainValues(contactFields, contact, locale),
  positions: contact.positions.map(({ companyName, position }) => ({ company: companyName, position })),
});
