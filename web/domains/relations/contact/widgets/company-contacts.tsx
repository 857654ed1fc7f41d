import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { contactsOf, positionOf } from '#web/domains/identity/roster/widgets/contact-words.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';
import '#web/ui/record/record.css';

const NewContactDialog = dialogPart(async () => (await import('./new-contact-dialog.tsx')).NewContactDialog);

function Person({ contact, companyId }: { readonly contact: Contact; readonly companyId: string }) {
  const { t } = useLingui();
  const at = positionOf(contact, companyId);
  const { fullName, email } = contact;
  const phone = contact.mobile || contact.phone;
  return (
    <li>
      <Avatar name={fullName} round size={28} />
      <span className="col grow">
        <PageLink to={`/contact/${contact.id}`} className="strong cut">
          {fullName}
        </PageLink>
        <span className="micro cut">{at?.position}</span>
      </span>
      {at?.defaultSelect && <Tag tone="blue">{t`Primary`}</Tag>}
      {phone && (
        <a
          className="ib"
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={t`Call ${fullName}`}
          data-tip={phone}
        >
          <Phone size={14} aria-hidden="true" />
        </a>
      )}
      {email && (
        <a className="ib" href={`mailto:${email}`} aria-label={t`Email ${fullName}`} data-tip={email}>
          <Mail size={14} aria-hidden="true" />
        </a>
      )}
    </li>
  );
}

/** The people of a company, and a new one at once. */
export function CompanyContacts({ company }: { readonly company: { readonly id: string; readonly name: string } }) {
  const { t } = useLingui();
  const can = useCan();
  const [adding, setAdding] = useState(false);
  const { data, isError } = useQuery({
    ...queryOf(contactContract.routes.list, { body: contactsOf(company.id) }),
    enabled: can('contact.read'),
  });
  if (!can('contact.read')) return null;
  const close = () => setAdding(false);
  return (
    <>
      <h2>
        {t`Contacts`}
        {can('contact.create') && (
          <span className="push">
            <IconButton label={t`Add contact`} onClick={() => setAdding(true)}>
              <Plus size={15} />
            </IconButton>
          </span>
        )}
      </h2>
      {!data && !isError && <SkeletonLines lines={2} />}
      {data?.total === 0 && <p className="meta">{t`No contacts yet.`}</p>}
      <ul className="rec-people">
        {data?.rows.map((contact) => (
          <Person key={contact.id} contact={contact} companyId={company.id} />
        ))}
      </ul>
      <Suspense>{adding && <NewContactDialog keyword="" company={company} onDone={close} onClose={close} />}</Suspense>
    </>
  );
}
