import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { MergeKind } from '#shared/kernel/record/merge-area.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import type { PickerProps } from '#web/ui/record/record-picker.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';

export interface MergeWith {
  readonly entity: MergeKind;
  readonly id: string;
  readonly name: string;
  readonly picker: ComponentType<PickerProps>;
}
/** Asks for the record that goes. */
export function MergeDialog({
  entity,
  id,
  name,
  picker: Picker,
  onClose,
}: MergeWith & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const goTo = useGoTo();
  return (
    <Dialog open onClose={onClose} title={<Trans>Merge into {name}</Trans>}>
      <Field label={t`Merge from`} help={t`You compare both records before merging`}>
        <Picker
          value={null}
          excludeKeys={[id]}
          onChange={(item) => item && goTo(`/${entity}/${id}/merge/${item.key}`)}
        />
      </Field>
    </Dialog>
  );
}
