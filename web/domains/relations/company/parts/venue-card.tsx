import { Trans, useLingui } from '@lingui/react/macro';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import type { VenueDetails } from '#shared/domains/relations/company/schemas.ts';
import { MasterName } from '#web/kits/master/master-name.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/record/facts.tsx';

function Rooms({ rooms }: Pick<VenueDetails, 'rooms'>) {
  const { number } = useFormat();
  return (
    <ul className="lines rec-shows">
      {rooms.map(({ name, standing, seated }) => (
        <li key={name}>
          <span className="strong cut">{name}</span>
          <span className="num">{standing !== undefined && <Trans>{number(standing)} standing</Trans>}</span>
          <span className="num">{seated !== undefined && <Trans>{number(seated)} seated</Trans>}</span>
        </li>
      ))}
    </ul>
  );
}

/** Rooms, age restriction, technical data and travel hints of a venue, as far as they are known. */
export function VenueCard({ details }: { readonly details: VenueDetails | undefined }) {
  const { t } = useLingui();
  const can = useCan();
  if (!details) return null;
  const { rooms, ageRestrictionId, technicalData, travelHints } = details;
  const age = can('masterData.read') && ageRestrictionId;
  if (rooms.length === 0 && !age && !technicalData && !travelHints) return null;
  return (
    <Card title={t`Venue`} count={rooms.length}>
      <Rooms rooms={rooms} />
      <div className="card-b">
        <Facts
          items={[
            {
              id: 'age',
              label: t`Age restriction`,
              value: age && <MasterName list={ageRestrictionContract.routes.list} id={age} />,
            },
            {
              id: 'tech',
              label: t`Technical data`,
              value: technicalData && <span className="co-text">{technicalData}</span>,
            },
            {
              id: 'travel',
              label: t`Travel hints`,
              value: travelHints && <span className="co-text">{travelHints}</span>,
            },
          ]}
        />
      </div>
    </Card>
  );
}
