import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { admitted } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Section } from '../model/shown.ts';
import { useActs } from './acts.tsx';
import { GuestLine } from './guest-line.tsx';
import { PlaceFacts, PlaceMenu } from './place-head.tsx';
import { QuickAdd } from './quick-add.tsx';

/** Lines that are drawn at once; who looks for one guest among thousands searches. */
const ROOM = 200;

/** Heads are free and somebody waits for them: one press lets the first in line who fits in. */
function Offer({ place, all }: Pick<Section, 'place' | 'all'>) {
  const acts = useActs();
  const [busy, setBusy] = useState(false);
  const [first] = place.waiting > 0 ? admitted(place, all) : [];
  if (!first) return null;
  const { name, plusOnes } = first;
  const who = plusOnes > 0 ? `${name} +${plusOnes}` : name;
  const letIn = async () => {
    setBusy(true);
    await acts.decide(first, 'approve').finally(() => setBusy(false));
  };
  return (
    <Notice
      tone="blue"
      className="gl-offer"
      fact={<Plural value={place.free} one="# place left." other="# places left." />}
      action={
        <Button size="sm" busy={busy} onClick={() => void letIn()}>
          <Trans>Admit {name}</Trans>
        </Button>
      }
    >
      <Trans>Next in line: {who}</Trans>
    </Notice>
  );
}

export interface SectionProps {
  readonly section: Section;
  readonly zone: string;
  readonly may: boolean;
  readonly isLooking: boolean;
  readonly names: ReadonlySet<string>;
  readonly twice: ReadonlySet<string>;
  readonly onEditPlace: (place: Place) => void;
  readonly onEditGuest: (guest: Guest) => void;
}
/** One place with its guests. */
export function PlaceSection(props: SectionProps) {
  const { section, zone, may, isLooking, names, twice, onEditPlace, onEditGuest } = props;
  const [room, setRoom] = useState(ROOM);
  const { place, guests, all } = section;
  const left = guests.length - room;
  return (
    <Card
      className="gl-place"
      title={place.name}
      count={guests.length}
      action={may && <PlaceMenu place={place} onEdit={() => onEditPlace(place)} />}
    >
      <PlaceFacts place={place} zone={zone} />
      {may && <Offer place={place} all={all} />}
      {may && <QuickAdd place={place} names={names} />}
      {guests.length === 0 && (
        <p className="card-b meta">{isLooking ? <Trans>No results here.</Trans> : <Trans>No guests yet.</Trans>}</p>
      )}
      <ul className="gl-lines">
        {guests.slice(0, room).map((guest) => (
          <GuestLine
            key={guest.id}
            guest={guest}
            may={may}
            zone={zone}
            isTwice={twice.has(guest.id)}
            onEdit={onEditGuest}
          />
        ))}
      </ul>
      {left > 0 && (
        <p className="card-b">
          <Button size="sm" onClick={() => setRoom(guests.length)}>
            <Plural value={left} one="Show # more" other="Show # more" />
          </Button>
        </p>
      )}
    </Card>
  );
}
