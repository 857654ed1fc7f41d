import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { fold } from '#shared/kernel/text.ts';

const index = defineList({
  name: 'contact',
  key: 'text',
  columns: { companies: 'many', active: 'u8', position: 'text', words: 'text' },
});

export const contactMapping: ListMapping = {
  keyword: 'words',
  fields: { company: byId('companies'), active: byFlag('active') },
  sorts: { name: 'key', position: 'position' },
};

const mainPosition = (contact: ContactFields) => contact.positions.find((p) => p.defaultSelect) ?? contact.positions[0];

/** People: list by last name, picker by any part of the name and by company. */
export const contactStore = new RecordStore<ContactFields>({
  name: 'contact',
  title: (contact) => contact.fullName,
  card: ({ fullName, email }) => [fullName, email],
  list: listOf(index, (contact) => ({
    no: contact.no,
    key: fold(`${contact.lastName} ${contact.firstName}`),
    companies: contact.positions.map((p) => noOf(p.companyId)),
    active: contact.isActive ? 1 : 0,
    position: fold(mainPosition(contact)?.position ?? ''),
    words: fold([contact.fullName, contact.email, ...contact.positions.map((p) => p.companyName)].join(' ')),
  })),
  picker: pickerOf(definePicker({ entity: 'contact' }), (contact) => ({
    key: contact.id,
    value: contact.fullName,
    sublabel: mainPosition(contact)?.position ?? '',
    words: contact.positions.map((p) => p.companyName),
    facets: { active: contact.isActive ? 1 : 0 },
  })),
});
