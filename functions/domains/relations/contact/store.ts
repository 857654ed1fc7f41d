import {
  FREE_COLUMNS,
  freeCells,
  freeMapping,
  freeSlots,
} from '#functions/domains/identity/free-field/public/slots.ts';
import { SimilarityIndex } from '#functions/platform/data/similarity-index.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { APPROVAL, approvalFields, approvalRow } from '#functions/platform/record/approval.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { CARRIED, carriedFields, carriedRow } from '#functions/platform/record/taggable.ts';
import { contactFields } from '#shared/domains/relations/contact/fields.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { contactSimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import { SHARDS } from '#shared/domains/relations/duplicate/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';

/** Finds records by what duplicates share. */
export const contactSimilarityIndex = new SimilarityIndex('contact', SHARDS);

const index = defineList({
  name: 'contact',
  key: 'text',
  columns: {
    companies: 'many',
    active: 'u8',
    position: 'text',
    words: 'text',
    ...APPROVAL,
    ...CARRIED,
    ...FREE_COLUMNS,
  },
});

export const contactMapping: ListMapping = {
  agency: freeMapping('contact'),
  keyword: 'words',
  fields: { company: byId('companies'), active: byFlag('active'), ...approvalFields, ...carriedFields },
  sorts: { name: 'key', position: 'position' },
};

const similarityKeysOf = (record: Stored<ContactFields> | undefined) =>
  record && !record.deletedAt ? contactSimilarityKeys(record) : [];

export const mainPosition = (contact: ContactFields) =>
  contact.positions.find((p) => p.defaultSelect) ?? contact.positions[0];

/** People: list by last name, picker by any part of the name and by company. */
export const contactStore = new RecordStore<ContactFields>({
  name: 'contact',
  fields: contactFields,
  title: (contact) => contact.fullName,
  summary: (contact) => [contact.fullName, contact.email, mainPosition(contact)?.position],
  derived: (tenantId, before, after) =>
    contactSimilarityIndex.writes(tenantId, after.no, similarityKeysOf(before), similarityKeysOf(after)),
  list: listOf(
    index,
    (contact) => ({
      no: contact.no,
      key: fold(`${contact.lastName} ${contact.firstName}`),
      companies: contact.positions.map((p) => noOf(p.companyId)),
      active: contact.isActive ? 1 : 0,
      position: fold(mainPosition(contact)?.position ?? ''),
      ...approvalRow(contact),
      ...carriedRow(contact),
      words: fold([contact.fullName, contact.email, ...contact.positions.map((p) => p.companyName)].join(' ')),
      ...freeCells(contact),
    }),
    freeSlots('contact'),
  ),
  picker: pickerOf(definePicker({ entity: 'contact' }), (contact) => ({
    key: contact.id,
    value: contact.fullName,
    sublabel: mainPosition(contact)?.position ?? '',
    words: contact.positions.map((p) => p.companyName),
    facets: { active: contact.isActive ? 1 : 0 },
  })),
});
