import { useLingui } from '@lingui/react/macro';
import type { TravelData } from '#shared/domains/relations/contact/schemas.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { useSeatNames } from '../widgets/seat-names.ts';

/** Diet, seat, airport, hints and programmes, as far as they are known. */
export function TravelCard({ travel }: { readonly travel: TravelData | undefined }) {
  const { t } = useLingui();
  const seats = useSeatNames();
  if (!travel) return null;
  const { diet, seat, homeAirport, hints, programmes } = travel;
  if (!diet && !seat && !homeAirport && !hints && programmes.length === 0) return null;
  return (
    <Card title={t`Travel and food`}>
      <div className="card-b">
        <Facts
          items={[
            { id: 'diet', label: t`Diet and allergies`, value: diet },
            { id: 'airport', label: t`Home airport`, value: homeAirport },
            { id: 'seat', label: t`Seat`, value: seat && seats[seat] },
            { id: 'hints', label: t`Travel hints`, value: hints },
            ...programmes.map(({ airline, number }) => ({
              id: `${airline} ${number}`,
              label: airline,
              value: <span className="num">{number}</span>,
            })),
          ]}
        />
      </div>
    </Card>
  );
}
