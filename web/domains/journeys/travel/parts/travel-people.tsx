import type { Traveller } from '#shared/domains/journeys/travel/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import '#web/ui/record/record.css';

/** Lists the travellers, each with a link to their page for users who may read contacts. */
export function TravelPeople({ travellers }: { readonly travellers: readonly Traveller[] }) {
  const mayOpen = useCan()('contact.read');
  return (
    <ul className="rec-people">
      {travellers.map(({ contactId, name, position }) => (
        <li key={contactId}>
          <Avatar name={name.fullName} size={28} />
          <span className="col">
            {mayOpen ? (
              <PageLink to={`/contact/${contactId}`} className="strong cut">
                {name.fullName}
              </PageLink>
            ) : (
              <span className="strong cut">{name.fullName}</span>
            )}
            {position && <span className="meta cut">{position}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
