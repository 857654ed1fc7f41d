import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { use } from 'react';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { RecordAside } from '#web/domains/identity/free-field/widgets/record-aside.tsx';
import { positionText } from '#web/domains/identity/roster/widgets/contact-words.ts';
import { MergeNotice } from '#web/domains/relations/merge/widgets/merge-notice.tsx';
import { useMergeWith } from '#web/domains/relations/merge/widgets/use-merge-with.tsx';
import { RecordCardsContext } from '#web/kits/record/record-cards.ts';
import { useRecordTabs } from '#web/kits/record/record-tabs.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { RecordApproval } from '#web/ui/record/approval.tsx';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { useTabSearch } from '#web/ui/record/use-tab-search.ts';
import { Tag } from '#web/ui/status.tsx';
import { ContactFacts } from '../parts/contact-facts.tsx';
import { ContactMarks } from '../parts/contact-marks.tsx';
import { PassportCard } from '../parts/passport-card.tsx';
import { TravelCard } from '../parts/travel-card.tsx';

const ContactPicker = part(
  async () => (await import('#web/domains/identity/roster/widgets/contact-picker.tsx')).ContactPicker,
);

const route = getRouteApi('/app/contact/$key');
const { approve, get, remove, restore, activity } = contactContract.routes;

function Positions({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui();
  const { positions } = contact;
  return (
    <Card title={t`Positions`} count={positions.length}>
      {positions.length === 0 && <p className="card-b meta">{t`No positions yet.`}</p>}
      <ul className="lines rec-shows">
        {positions.map(({ companyId, companyName, position, defaultSelect }) => (
          <li key={companyId}>
            <span className="cut">{position || '–'}</span>
            <span className="row">
              <Avatar name={companyName} />
              <PageLink to={`/company/${companyId}`} className="strong cut">
                {companyName}
              </PageLink>
            </span>
            <span>{defaultSelect && <Tag tone="blue">{t`primary`}</Tag>}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useContactActs(id: string, contact: Contact) {
  const { t } = useLingui();
  const askRemoval = useRemoval();
  const { Portal } = use(RecordCardsContext);
  const params = { id };
  const onDelete = () =>
    void askRemoval({
      base: '/contact',
      name: contact.fullName,
      text: t`Its shows and documents keep the name.`,
      remove: () => call(remove, { params }),
      restore: () => call(restore, { params }),
    });
  const tabs = useRecordTabs({
    target: { entity: 'contact', recordId: id },
    activity: queryOf(activity, { params, query: {} }),
    overview: (
      <>
        <RecordApproval
          area="contact"
          record={contact}
          name={contact.fullName}
          approve={() => call(approve, { body: { id, rev: contact.rev } })}
        />
        <MergeNotice entity="contact" id={id} />
        <Positions contact={contact} />
        <TravelCard travel={contact.travel} />
        <PassportCard contactId={id} />
        <Portal contactId={id} name={contact.fullName} email={contact.email} />
      </>
    ),
  });
  const merging = useMergeWith({ entity: 'contact', id, name: contact.fullName, picker: ContactPicker });
  return { onDelete, tabs, merging };
}

function ContactTag({ contact }: { readonly contact: Contact }) {
  return (
    <>
      <ContactMarks contact={contact} />
      <FavoriteStar entity="contact" recordId={contact.id} title={contact.fullName} />
    </>
  );
}

function WriteEmail({ contact }: { readonly contact: Contact }) {
  return (
    <a href={`mailto:${contact.email}`} className={buttonClass({ kind: 'primary' })}>
      <Mail size={14} aria-hidden="true" />
      <Trans>Write an email</Trans>
    </a>
  );
}

const ContactAside = ({ contact }: { readonly contact: Contact }) => (
  <RecordAside area="contact" record={contact}>
    <ContactFacts contact={contact} />
  </RecordAside>
);

export function ContactDetailPage() {
  const { t } = useLingui();
  const can = useCan();
  const { key: id } = route.useParams();
  const { data: contact } = useSuspenseQuery(queryOf(get, { params: { id } }));
  const { onDelete, tabs, merging } = useContactActs(id, contact);
  return (
    <>
      <RecordPage
        id={id}
        name={contact.fullName}
        round
        base="/contact"
        listName={t`Contacts`}
        tag={<ContactTag contact={contact} />}
        line={<span>{positionText(contact) || t`No company`}</span>}
        mayEdit={can('contact.update')}
        more={merging.items}
        onDelete={can('contact.delete') ? onDelete : undefined}
        primary={contact.email && <WriteEmail contact={contact} />}
        {...useTabSearch(route)}
        tabs={tabs}
        aside={<ContactAside contact={contact} />}
      />
      {merging.dialog}
    </>
  );
}
