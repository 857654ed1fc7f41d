import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { useTravelWithin } from '../widgets/travel-show.ts';

/** People who are put on a journey by one press. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly people: readonly PickerItem[];
}
const keyOf = (people: readonly PickerItem[]): string =>
  people
    .map(({ key }) => key)
    .toSorted()
    .join(' ');

/** The members of the artist that the form names. */
function useMembers(): readonly PickerItem[] {
  const can = useCan();
  const [artistId = ''] = useWatch({ name: 'artistIds' }) as readonly string[];
  const { data } = useQuery({
    ...queryOf(artistContract.routes.get, { params: { id: artistId } }),
    enabled: artistId !== '' && can('artist.read'),
  });
  return (data?.members ?? []).flatMap(({ contactId, name, part }) =>
    contactId ? [{ ...pickedItem(contactId, name), sublabel: part }] : [],
  );
}

/** Travellers to the same show, journey by journey. */
function useOtherLegs(): readonly Offer[] {
  const { t } = useLingui();
  const { showId = '', recordId } = useTravelWithin();
  const { data } = useQuery({
    ...queryOf(showTravelContract.routes.list, { params: { id: showId } }),
    enabled: showId !== '',
  });
  return (data?.rows ?? [])
    .filter(({ id, travellerIds }) => id !== recordId && travellerIds.length > 0)
    .map(({ id, title, travellers, travellerIds }) => ({
      id,
      label: t`As on ${title}`,
      people: travellerIds.map((key, i) => pickedItem(key, travellers[i] ?? '')),
    }));
}

/** The whole party first, then the parties of the show's other journeys; the same people are offered once. */
export function usePartyOffers(): readonly Offer[] {
  const { t } = useLingui();
  const members = useMembers();
  const count = members.length;
  const whole = count > 0 ? [{ id: 'party', label: t`Whole party (${count})`, people: members }] : [];
  const offers = [...whole, ...useOtherLegs()];
  return offers.filter(({ people }, i) => offers.findIndex((one) => keyOf(one.people) === keyOf(people)) === i);
}
