import { Trans } from '@lingui/react/macro';
import type { GroundTransport } from '#shared/domains/ground-transport/schemas.ts';
import { TagChips } from '#web/domains/tag/widgets/tag-chips.tsx';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';

function Travellers({ travellers }: Pick<GroundTransport, 'travellers'>) {
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

/** Who goes along and who drives, to be called at once. */
export function RideAside({ ride }: { readonly ride: GroundTransport }) {
  const { driver, travellers, notes, tagIds } = ride;
  return (
    <>
      <TagChips area="groundTransport" tagIds={tagIds} />
      <h2>
        <Trans>Travellers</Trans>
      </h2>
      <Travellers travellers={travellers} />
      <h2>
        <Trans>Driver</Trans>
      </h2>
      {!driver.name && !driver.mobile && !driver.email && !driver.vehicleModel && (
        <p className="meta">
          <Trans>Not known yet.</Trans>
        </p>
      )}
      <Facts
        items={[
          { id: 'name', label: <Trans>Name</Trans>, value: driver.name },
          {
            id: 'mobile',
            label: <Trans>Mobile</Trans>,
            value: driver.mobile && <a href={`tel:${driver.mobile.replace(/[^\d+]/g, '')}`}>{driver.mobile}</a>,
          },
          {
            id: 'email',
            label: <Trans>Email</Trans>,
            value: driver.email && <a href={`mailto:${driver.email}`}>{driver.email}</a>,
          },
          { id: 'vehicle', label: <Trans>Vehicle</Trans>, value: driver.vehicleModel },
        ]}
      />
      {notes && (
        <>
          <h2>
            <Trans>Notes</Trans>
          </h2>
          <p className="pre">{notes}</p>
        </>
      )}
    </>
  );
}
