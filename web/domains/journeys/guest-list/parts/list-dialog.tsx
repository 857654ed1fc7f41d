import { useLingui } from '@lingui/react/macro';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import {
  type GuestList,
  type GuestListInput,
  NAME_MAX,
  NOTES_MAX,
} from '#shared/domains/journeys/guest-list/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { ShowPicker } from '#web/domains/booking/show/widgets/show-picker.tsx';
import { call } from '#web/platform/api.ts';
import { TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { toast } from '#web/ui/toaster.ts';

const { create, update } = guestListContract.routes;

interface ListDialogProps {
  /** The list that is changed; none for a new one. */
  readonly list?: GuestList | undefined;
  /** The show of a new one; left out, it is chosen. */
  readonly showId?: string | undefined;
  readonly onClose: () => void;
  readonly onSaved: (list: GuestList) => void;
}
const valuesOf = ({ name, notes, show }: GuestList): EveryField<GuestListInput> => ({
  name,
  notes,
  showId: show.showId,
});

/** A guest list, new or changed: what it is called, and the show it is for. */
export function ListDialog({ list, showId, onClose, onSaved }: ListDialogProps) {
  const { t } = useLingui();
  const form = useRecordForm<GuestListInput, GuestListInput, GuestList>({
    domain: 'guest-list',
    schema: () => import('./form-schemas.ts').then(({ ListSchema }) => ListSchema),
    record: list,
    values: list ? valuesOf(list) : { name: t`Guest list`, notes: '', showId: showId ?? '' },
    valuesOf,
    create: (body) => call(create, { body }),
    update: ({ showId: _same, ...body }, id) => call(update, { params: { id }, body }),
    onSaved: (saved) => {
      toast(t`Guest list saved`);
      onSaved(saved);
    },
  });
  return (
    <FormDialog
      form={form}
      title={list ? t`Edit guest list` : t`New guest list`}
      action={list ? t`Save guest list` : t`Create guest list`}
      keys="mod+enter"
      onClose={onClose}
    >
      {!list && !showId && <PickerField name="showId" label={t`Show`} must first={null} picker={ShowPicker} />}
      <TextField name="name" label={t`Name`} must maxLength={NAME_MAX} autoComplete="off" />
      <TextareaField name="notes" label={t`Internal notes`} maxLength={NOTES_MAX} />
    </FormDialog>
  );
}
