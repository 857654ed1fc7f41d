import { Trans } from '@lingui/react/macro';
import { BedDouble } from 'lucide-react';
import { withoutRoom } from '#shared/domains/journeys/lodging/rules.ts';
import type { Lodging } from '#shared/domains/journeys/lodging/schemas.ts';
import { Card } from '#web/ui/card.tsx';
import { useRoomKinds } from './lodging-words.ts';

/** Lists the rooms with their guests, and the travellers without a room. */
export function RoomsCard({ lodging: { rooms, travellers } }: { readonly lodging: Lodging }) {
  const kinds = useRoomKinds();
  const byId = new Map(travellers.map(({ contactId, name }) => [contactId, name.fullName]));
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []).join(', ');
  const names = namesOf(withoutRoom([...byId.keys()], rooms));
  return (
    <Card title={<Trans context="hotel">Rooms</Trans>} count={rooms.length}>
      <ul className="lines travel-rows">
        {rooms.map(({ id, kind, number, guestIds, note }) => (
          <li key={id}>
            <BedDouble size={15} aria-hidden="true" />
            <span className="col grow">
              <span className="strong">{namesOf(guestIds) || <Trans context="hotel">No guests yet</Trans>}</span>
              <span className="meta">{[kinds[kind], number, note].filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {names && (
        <p className="card-b meta">
          <Trans>Without a room: {names}</Trans>
        </p>
      )}
    </Card>
  );
}
