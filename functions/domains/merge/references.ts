import { artistStore } from '#functions/domains/artist/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { contractStore } from '#functions/domains/contract/store.ts';
import { emailStore } from '#functions/domains/email-message/store.ts';
import { fileStore } from '#functions/domains/file/store.ts';
import { noteStore } from '#functions/domains/note/store.ts';
import { namedIn } from '#functions/domains/show/also-store.ts';
import { atVenue } from '#functions/domains/show/place-store.ts';
import { showStore } from '#functions/domains/show/store.ts';
import { taskStore } from '#functions/domains/task/store.ts';
import { type Reference, referenceIn } from '#functions/platform/merge.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { companyCard, venueCard } from '#shared/domains/company/rules.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import { contactCard } from '#shared/domains/contact/rules.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import type { MergeArea } from '#shared/domains/merge/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { RECORD_TARGETS, type RecordTarget } from '#shared/kernel/target.ts';

type Company = Stored<CompanyInput>;
type Contact = Stored<ContactFields>;
interface OnRecord extends RecordTarget {
  readonly recordTitle: string;
}

const by = (column: string, id: Id) => [{ column, anyOf: [noOf(id)] }];
const onRecord = (column: string, entity: MergeArea, id: Id) => [
  [{ column, anyOf: [wordNo(RECORD_TARGETS, entity)] }, ...by('record', id)],
];

/** Files and notes: they name their record. */
const attached = <T extends OnRecord, H extends { readonly id: Id }>(
  store: RecordStore<T>,
  entity: MergeArea,
  titleOf: (heir: H) => string,
): Reference<H> =>
  referenceIn<T, H>(store, {
    filters: (id) => onRecord('entity', entity, id),
    moved: (item, { from, to }) =>
      item.recordId === from ? { ...item, recordId: to.id, recordTitle: titleOf(to) } : item,
  });

const tasksOn = <H extends { readonly id: Id }>(entity: MergeArea, titleOf: (heir: H) => string): Reference<H> =>
  referenceIn(taskStore, {
    filters: (id) => onRecord('area', entity, id),
    moved: (task, { from, to }) =>
      task.target?.recordId === from
        ? { ...task, target: { ...task.target, recordId: to.id }, recordTitle: titleOf(to) }
        : task,
  });

const nameOf = (company: Company) => company.name;
const fullNameOf = (contact: Contact) => contact.fullName;

/** One line per kind of record that refers to companies. */
export const companyReferences: readonly Reference<Company>[] = [
  referenceIn(showStore, {
    filters: (id) => [by('venue', id), by('promoter', id), [namedIn('company', id)]],
    moved: (show, { from, to }) => ({
      ...(show.venue?.venueId === from ? atVenue(show, venueCard(to)) : show),
      ...(show.promoter?.companyId === from ? { promoter: companyCard(to) } : {}),
      ...(show.signer?.companyId === from ? { signer: companyCard(to) } : {}),
      ...(show.payer?.companyId === from ? { payer: companyCard(to) } : {}),
    }),
  }),
  referenceIn(contactStore, {
    filters: (id) => [by('companies', id)],
    moved: (contact, { from, to }) => {
      const isThere = contact.positions.some(({ companyId }) => companyId === to.id);
      const positions = contact.positions.flatMap((position) => {
        if (position.companyId !== from) return [position];
        return isThere ? [] : [{ ...position, companyId: to.id, companyName: to.name }];
      });
      return { ...contact, positions };
    },
  }),
  referenceIn(contractStore, {
    filters: (id) => [by('company', id)],
    // What was sent keeps the name it was sent with.
    moved: (contract, { from, to }) =>
      contract.company?.companyId === from
        ? { ...contract, company: contract.sentAt ? { ...contract.company, companyId: to.id } : companyCard(to) }
        : contract,
  }),
  referenceIn(artistStore, {
    filters: (id) => [by('management', id)],
    moved: (artist, { from, to }) =>
      artist.management?.companyId === from ? { ...artist, management: { companyId: to.id, name: to.name } } : artist,
  }),
  attached(emailStore, 'company', nameOf),
  attached(fileStore, 'company', nameOf),
  attached(noteStore, 'company', nameOf),
  tasksOn('company', nameOf),
];

/** One line per kind of record that refers to contacts. */
export const contactReferences: readonly Reference<Contact>[] = [
  referenceIn(showStore, {
    filters: (id) => [[namedIn('contact', id)]],
    moved: (show, { from, to }) => ({
      ...show,
      ...(show.contact?.contactId === from ? { contact: contactCard(to) } : {}),
      ...(show.signerContact?.contactId === from ? { signerContact: contactCard(to) } : {}),
      ...(show.payerContact?.contactId === from ? { payerContact: contactCard(to) } : {}),
    }),
  }),
  referenceIn(contractStore, {
    filters: (id) => [by('contact', id)],
    moved: (contract, { from, to }) =>
      contract.contact?.contactId === from
        ? { ...contract, contact: contract.sentAt ? { ...contract.contact, contactId: to.id } : contactCard(to) }
        : contract,
  }),
  referenceIn(artistStore, {
    filters: (id) => [by('members', id)],
    moved: (artist, { from, to }) => ({
      ...artist,
      members: (artist.members ?? []).map((member) =>
        member.contactId === from ? { ...member, contactId: to.id, name: to.fullName } : member,
      ),
    }),
  }),
  attached(emailStore, 'contact', fullNameOf),
  attached(fileStore, 'contact', fullNameOf),
  attached(noteStore, 'contact', fullNameOf),
  tasksOn('contact', fullNameOf),
];
