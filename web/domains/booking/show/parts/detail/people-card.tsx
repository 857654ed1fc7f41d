import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { ContactSummary } from '#shared/domains/relations/contact/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

function CallLink({ contact, phone }: { readonly contact: ContactSummary; readonly phone: string }) {
  const { t } = useLingui();
  return (
    <a
      className="ib"
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={t`Call ${contact.fullName}`}
      data-tip={phone}
    >
      <Phone size={15} />
    </a>
  );
}

/** The contact itself knows the telephone; the show carries only name and mail. */
function Contact({
  contact,
  companyId,
}: {
  readonly contact: NonNullable<Show['contact']>;
  readonly companyId?: string | undefined;
}) {
  const { t } = useLingui();
  const can = useCan();
  const { data } = useQuery({
    ...queryOf(contactContract.routes.get, { params: { id: contact.contactId } }),
    enabled: can('contact.read'),
    retry: false,
  });
  const phone = data?.mobile || data?.phone;
  const position = data?.positions.find((one) => one.companyId === companyId) ?? data?.positions[0];
  return (
    <div className="row">
      <Avatar name={contact.fullName} round size={28} />
      <span className="col grow">
        <PageLink to={`/contact/${contact.contactId}`} className="strong cut">
          {contact.fullName}
        </PageLink>
        <span className="meta cut">{position?.position || contact.email}</span>
      </span>
      {phone && <CallLink contact={contact} phone={phone} />}
      {contact.email && (
        <a
          className="ib"
          href={`mailto:${contact.email}`}
          aria-label={t`Email ${contact.fullName}`}
          data-tip={contact.email}
        >
          <Mail size={15} />
        </a>
      )}
    </div>
  );
}

/** Promoter and contact, with the ways to reach them. */
export function PeopleCard({ show }: { readonly show: Show }) {
  const { promoter, contact } = show;
  return (
    <Card title={<Trans>Promoter</Trans>}>
      <div className="card-b sd-people">
        {promoter ? (
          <div className="row">
            <Avatar name={promoter.name} size={28} />
            <span className="col grow">
              <PageLink to={`/company/${promoter.companyId}`} className="strong cut">
                {promoter.name}
              </PageLink>
              <span className="meta cut">{promoter.cityCountry}</span>
            </span>
          </div>
        ) : (
          <p className="mut">
            <Trans>No promoter yet</Trans>
          </p>
        )}
        {contact && <Contact contact={contact} companyId={promoter?.companyId} />}
      </div>
    </Card>
  );
}
