import { useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { MAX_TRAVELLERS, type Traveller } from '#shared/domains/journeys/travel/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ContactChooser } from '#web/domains/identity/roster/widgets/contact-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { ChooserField } from '#web/ui/record/picker-field.tsx';
import { usePartyOffers } from '../parts/use-party.ts';

/** Parties that are offered at most. */
const MAX_OFFERS = 4;

interface TravellersFieldProps {
  /** Those it begins with. */
  readonly travellers: readonly Traveller[];
  readonly className?: string;
  /** Receives the travellers with their names, for a form that divides them, such as into rooms. */
  readonly onPeople?: (people: readonly PickerItem[]) => void;
}
export const peopleOf = (travellers: readonly Traveller[]): readonly PickerItem[] =>
  travellers.map(({ contactId, name, position }) => ({
    ...pickedItem(contactId, name.fullName),
    sublabel: position,
  }));

type OffersProps = Readonly<{ people: readonly PickerItem[]; put: (people: readonly PickerItem[]) => void }>;
/** Adds the touring party to the chosen travellers with one press. */
function Offers({ people, put }: OffersProps) {
  const keys = new Set(people.map(({ key }) => key));
  const open = usePartyOffers().filter((offer) => offer.people.some(({ key }) => !keys.has(key)));
  if (open.length === 0) return null;
  const add = (more: readonly PickerItem[]) =>
    put([...people, ...more.filter(({ key }) => !keys.has(key))].slice(0, MAX_TRAVELLERS));
  return (
    <span className="row wrap">
      {open.slice(0, MAX_OFFERS).map((offer) => (
        <Button key={offer.id} size="sm" icon={<UserPlus size={13} />} onClick={() => add(offer.people)}>
          {offer.label}
        </Button>
      ))}
    </span>
  );
}

/** Chooses the travellers of a journey, as `travellerIds` of its form. */
export function TravellersField({ travellers, onPeople, ...field }: TravellersFieldProps) {
  const { t } = useLingui();
  return (
    <ChooserField
      name="travellerIds"
      label={t`Travellers`}
      must
      first={peopleOf(travellers)}
      chooser={ContactChooser}
      max={MAX_TRAVELLERS}
      onItems={onPeople}
      below={(people, put) => <Offers people={people} put={put} />}
      {...field}
    />
  );
}
