import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { CONTACT_LIST, contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { ListTools } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { useSelectionActions } from '#web/domains/attached/my-selection/widgets/use-selection-actions.tsx';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { useFreeColumns, useFreeFilters } from '#web/domains/identity/free-field/widgets/free-list.tsx';
import { positionOf, positionText } from '#web/domains/identity/roster/widgets/contact-words.ts';
import { useCarriedColumns, useStatusFilter, useTagFilter } from '#web/domains/reference/tag/widgets/carried.tsx';
import { CarriedMarks } from '#web/domains/reference/tag/widgets/carried-marks.tsx';
import { DuplicatesLink } from '#web/domains/relations/duplicate/widgets/duplicates-link.tsx';
import { useCan } from '#web/platform/me.ts';
import { useApprovalFilter, useApprovalViews } from '#web/ui/list/approval.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { flagFilter } from '#web/ui/list/filters.tsx';
import type { ListState } from '#web/ui/list/search.ts';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { ContactFacts } from '../parts/contact-facts.tsx';
import { ContactMarks } from '../parts/contact-marks.tsx';

const route = getRouteApi('/app/contact');

function ContactName({ contact }: { readonly contact: Contact }) {
  return (
    <AvatarTitle
      name={contact.fullName}
      round
      tag={
        <>
          <ContactMarks contact={contact} />
          <FavoriteStar entity="contact" recordId={contact.id} title={contact.fullName} inRow />
        </>
      }
    />
  );
}

function useColumns(): readonly ListColumn<Contact>[] {
  const { t } = useLingui();
  const carried = useCarriedColumns<Contact>('contact');
  return [
    column('name', t`Name`, { width: 'minmax(180px, 1.3fr)', sort: 'name', priority: 1 }, (contact) => (
      <ContactName contact={contact} />
    )),
    column(
      'position',
      t`Position`,
      { width: 'minmax(110px, 1fr)', sort: 'position', priority: 2 },
      (contact) => positionOf(contact)?.position,
    ),
    column(
      'company',
      t`Company`,
      { width: 'minmax(140px, 1.2fr)', priority: 1 },
      (contact) => positionOf(contact)?.companyName,
    ),
    ...carried,
    column('email', t`Email`, { width: 'minmax(160px, 1.2fr)', priority: 2 }, (contact) => contact.email),
    column('mobile', t`Mobile`, { width: '140px', priority: 3 }, (contact) => contact.mobile),
    column('phone', t`Phone`, { width: '140px', optional: true }, (contact) => contact.phone),
  ];
}

function ContactPreview({ contact }: { readonly contact: Contact }) {
  return (
    <>
      <h2>{contact.fullName}</h2>
      <span className="row wrap">
        <ContactMarks contact={contact} />
      </span>
      <p className="mut">{positionText(contact)}</p>
      <CarriedMarks area="contact" record={contact} />
      <ContactFacts contact={contact} />
    </>
  );
}

function ContactCard({ contact }: { readonly contact: Contact }) {
  return (
    <AvatarTitle
      name={contact.fullName}
      round
      detail={positionText(contact)}
      tag={<ContactMarks contact={contact} />}
    />
  );
}

function useFilters(search: ListState) {
  const { t } = useLingui();
  const filters = [useStatusFilter('contact'), useTagFilter('contact'), useApprovalFilter()];
  return [
    ...filters,
    flagFilter({ id: 'active', label: t`Active`, relation: t`is`, yes: t`active`, no: t`not active` }),
    ...useFreeFilters('contact', search),
  ];
}

export function ContactListPage() {
  const { t } = useLingui();
  const can = useCan();
  const address = useListSearch(route);
  const selection = useSelectionActions('contact');

  return (
    <RecordList<Contact, typeof address.search>
      id="contact"
      title={t`Contacts`}
      query={sourceOf(contactContract.routes.list, CONTACT_LIST, { defaultSort: 'name' })}
      batch={{ area: 'contact', actions: selection.actionsOf }}
      tools={(request) => <ListTools area="contact" request={request} />}
      dialog={selection.dialog}
      moreViews={useApprovalViews('contact')}
      {...address}
      searchLabel={t`Search by name, company, email`}
      columns={[...useColumns(), ...useFreeColumns<Contact>('contact')]}
      filters={useFilters(address.search)}
      defaultSort="name"
      rowLabel={(contact) => contact.fullName}
      actions={<DuplicatesLink entity="contact" />}
      newLabel={can('contact.create') && t`New contact`}
      emptyTitle={t`No contacts yet`}
      emptyText={t`The people at your companies: who books, signs and pays.`}
      card={(contact) => <ContactCard contact={contact} />}
      preview={(contact) => <ContactPreview contact={contact} />}
    />
  );
}
