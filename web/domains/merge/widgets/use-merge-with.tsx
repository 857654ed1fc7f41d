import { Trans, useLingui } from '@lingui/react/macro';
import { Merge as MergeIcon } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { MergeArea } from '#shared/domains/merge/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import type { PickerProps } from '#web/ui/record/record-picker.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';

interface MergeWith {
  readonly entity: MergeArea;
  readonly id: string;
  readonly name: string;
  readonly picker: ComponentType<PickerProps>;
}
/** The menu entry that asks for the record to merge into this one, and its dialog. */
export function useMergeWith({ entity, id, name, picker: Picker }: MergeWith): {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
} {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const [open, setOpen] = useState(false);
  if (!can(`${entity}.update`) || !can(`${entity}.delete`)) return { items: [], dialog: null };
  return {
    items: [
      { id: 'merge', label: t`Merge with another`, icon: <MergeIcon size={15} />, onSelect: () => setOpen(true) },
    ],
    dialog: (
      <Dialog open={open} onClose={() => setOpen(false)} title={<Trans>Merge into {name}</Trans>}>
        <Field label={t`The one that goes`} help={t`You compare both before anything happens`}>
          <Picker
            value={null}
            excludeKeys={[id]}
            onChange={(item) => item && goTo(`/${entity}/${id}/merge/${item.key}`)}
          />
        </Field>
      </Dialog>
    ),
  };
}
