import { sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { ContactListRequest } from '#shared/domains/relations/contact/contract.ts';
import { contactFields } from '#shared/domains/relations/contact/fields.ts';
import { contactData } from './public/word-data.ts';
import { contactMapping, contactStore } from './store.ts';

export const contactSource = sourceOf({
  store: contactStore,
  permission: 'contact.read',
  request: ContactListRequest,
  mapping: contactMapping,
  fields: contactFields,
  row: (contact, { locale }) => {
    const { positions, ...fields } = contactData(contact, locale);
    return { ...fields, positions: positions.map(({ company, position }) => [position, company].join(', ')) };
  },
  record: (contact, { locale }) => contactData(contact, locale),
});
