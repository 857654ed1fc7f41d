import { useLingui } from '@lingui/react/macro';
import { MAX_TRAVELLERS, type Traveller } from '#shared/domains/travel/schemas.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { ContactChooser } from '#web/domains/contact/widgets/contact-picker.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { ChooserField } from '#web/ui/record/picker-field.tsx';

interface TravellersFieldProps {
  /** Those it begins with. */
  readonly travellers: readonly Traveller[];
  readonly className?: string;
  /** For a form that shares them out, and has to know their names. */
  readonly onPeople?: (people: readonly PickerItem[]) => void;
}
export const peopleOf = (travellers: readonly Traveller[]): readonly PickerItem[] =>
  travellers.map(({ contactId, name, position }) => ({
    ...pickedItem(contactId, name.fullName),
    sublabel: position,
  }));

/** Who goes along on a journey, as `travellerIds` of its form. */
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
      {...field}
    />
  );
}
