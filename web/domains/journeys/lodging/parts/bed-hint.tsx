import { Trans } from '@lingui/react/macro';
import { BedSingle } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { withoutRoom } from '#shared/domains/journeys/lodging/rules.ts';
import { MAX_ROOMS } from '#shared/domains/journeys/lodging/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Button } from '#web/ui/button.tsx';
import type { LodgingValues } from './lodging-values.ts';
import { singleForEach } from './room-plan.ts';

function BedText({ people, missing }: { readonly people: readonly PickerItem[]; readonly missing: readonly string[] }) {
  if (people.length === 0) return <Trans>Guests are chosen from the travellers: add travellers under Details.</Trans>;
  if (missing.length === 0) return <Trans>Everyone has a room</Trans>;
  const names = people.flatMap(({ key, value }) => (missing.includes(key) ? [value] : [])).join(', ');
  return <Trans>Without a room: {names}</Trans>;
}

/** Names the travellers without a bed, and offers to give each of them a single room. */
export function BedHint({ people }: { readonly people: readonly PickerItem[] }) {
  const { getValues, setValue, setFocus } = useFormContext<LodgingValues>();
  const rooms = useWatch<LodgingValues, 'rooms'>({ name: 'rooms' });
  const ids = people.map(({ key }) => key);
  const missing = withoutRoom(ids, rooms);
  const fill = () => {
    const before = getValues('rooms');
    const next = singleForEach(before, ids);
    setValue('rooms', next, { shouldDirty: true });
    // The button disappears with its task, so the focus moves to the first room it filled.
    const first = next.findIndex(({ guestIds }, i) => guestIds.length > (before[i]?.guestIds.length ?? 0));
    requestAnimationFrame(() => setFocus(`rooms.${first}.number`));
  };
  return (
    <div className="row wrap">
      <span className="meta grow" role="status">
        <BedText people={people} missing={missing} />
      </span>
      {missing.length > 0 && rooms.length < MAX_ROOMS && (
        <Button size="sm" icon={<BedSingle size={14} />} onClick={fill}>
          <Trans>One single each</Trans>
        </Button>
      )}
    </div>
  );
}
