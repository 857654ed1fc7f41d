import { Trans } from '@lingui/react/macro';
import type { GroundTransport } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { TravelAside } from '#web/domains/journeys/travel/widgets/travel-aside.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { MailLink, PhoneLink } from '#web/ui/record/links.tsx';

/** Shows the travellers and the driver, with links to call or mail the driver. */
export function GroundTransportAside({ groundTransport }: { readonly groundTransport: GroundTransport }) {
  const { driver } = groundTransport;
  return (
    <TravelAside area="groundTransport" travel={groundTransport}>
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
            value: driver.mobile && <PhoneLink phone={driver.mobile} />,
          },
          {
            id: 'email',
            label: <Trans>Email</Trans>,
            value: driver.email && <MailLink email={driver.email} />,
          },
          { id: 'vehicle', label: <Trans>Vehicle</Trans>, value: driver.vehicleModel },
        ]}
      />
    </TravelAside>
  );
}
