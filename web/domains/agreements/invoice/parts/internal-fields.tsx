import { useLingui } from '@lingui/react/macro';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { CarriedFields } from '#web/domains/reference/tag/widgets/carried-fields.tsx';
import { TextareaField } from '#web/ui/form/fields.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import type { Named } from './named.ts';

/** Asks for the fields that stay open after issue. */
export function InternalFields({ invoice }: { readonly invoice: Named | undefined }) {
  const { t } = useLingui();
  const { owner } = invoice ?? {};
  return (
    <div className="rec-fields">
      <PickerField
        name="ownerId"
        label={t`Owner`}
        first={owner ? pickedItem(owner.userId, owner.name) : null}
        picker={UserPicker}
      />
      <CarriedFields area="invoice" statusLabel={t`Own status`} />
      <TextareaField name="internalNote" label={t`Internal note`} maxLength={2500} className="rec-wide" />
    </div>
  );
}
