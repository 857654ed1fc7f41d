import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { useSeatNames } from '#web/domains/relations/contact/widgets/seat-names.ts';
import type { call } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { flyersQuery } from '../queries.ts';

type Flyers = typeof flightContract.routes.frequentFlyerPrograms;
type Flyer = Awaited<ReturnType<typeof call<Flyers>>>['rows'][number];

function FlyerLine({ fullName, seat, homeAirport, programmes }: Flyer) {
  const { t } = useLingui();
  const seats = useSeatNames();
  const likes = [seat && t`Seat: ${seats[seat]}`, homeAirport && t`Home airport: ${homeAirport}`];
  return (
    <li>
      <span className="col grow">
        <span className="strong cut">{fullName}</span>
        <span className="meta cut">{likes.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="col">
        {programmes.map(({ airline, number }) => (
          <span key={`${airline} ${number}`}>
            {airline} <span className="num">{number}</span>
          </span>
        ))}
      </span>
    </li>
  );
}

/** Lists frequent flyer numbers for the booker: inside the agency only, and only if a traveller has any. */
export function FlyerNumbers({ travellerIds }: { readonly travellerIds: readonly string[] }) {
  const isInternal = useMe().user.environment === 'internal';
  const mayRead = useCan()('contact.read');
  const { data } = useQuery({
    ...flyersQuery(travellerIds),
    enabled: isInternal && mayRead && travellerIds.length > 0,
  });
  const rows = (data?.rows ?? []).filter(
    ({ seat, homeAirport, programmes }) => seat || homeAirport || programmes.length > 0,
  );
  if (rows.length === 0) return null;
  return (
    <Card title={<Trans>Frequent flyer numbers</Trans>}>
      <ul className="lines travel-rows">
        {rows.map((flyer) => (
          <FlyerLine key={flyer.contactId} {...flyer} />
        ))}
      </ul>
    </Card>
  );
}
