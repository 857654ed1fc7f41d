import { useLingui } from '@lingui/react/macro';
import { MAX_TRAVELLERS, type Traveller } from '#shared/domains/travel/schemas.ts';
import { ContactChooser } from '#web/domains/contact/widgets/contact-picker.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { ChooserField } from '#web/ui/record/picker-field.tsx';

interface TravellersFieldProps {
  /** Those it begins with. */
  readonly travellers: readonly Traveller[];
  readonly className?: string;
}
/** Who goes along on a journey, as `travellerIds` of its form. */
export function TravellersField({ travellers, ...field }: TravellersFieldProps) {
  const { t } = useLingui();
  const first = travellers.map(({ contactId, name, position }) => ({
    ...pickedItem(contactId, name.fullName),
    sublabel: position,
  }));
  return (
    <ChooserField
      name="travellerIds"
      label={t`Travellers`}
      must
      first={first}
      chooser={ContactChooser}
      max={MAX_TRAVELLERS}
      {...field}
    />
  );
}
