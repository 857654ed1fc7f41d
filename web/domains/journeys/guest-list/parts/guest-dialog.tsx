import { useLingui } from '@lingui/react/macro';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { guestListMessages } from '#shared/domains/journeys/guest-list/messages.ts';
import { takenBy } from '#shared/domains/journeys/guest-list/rules.ts';
import {
  CONTACT_MAX,
  type Guest,
  type GuestInput,
  NAME_MAX,
  NOTE_MAX,
  type Place,
} from '#shared/domains/journeys/guest-list/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { call } from '#web/platform/api.ts';
import { TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useActs } from './acts.tsx';
import { useAskedNames } from './words.tsx';

const { updateGuest } = guestListContract.routes;

const valuesOf = ({ name, plusOnes, email, mobile, documentNo, note }: Guest): EveryField<GuestInput> => ({
  name,
  plusOnes,
  email,
  mobile,
  documentNo,
  note,
});

type GuestDialogProps = Readonly<{ listId: string; place: Place; guest: Guest; onClose: () => void }>;
/** A guest with all that is known of them; whether they come in is decided on the list. */
export function GuestDialog({ listId, place, guest, onClose }: GuestDialogProps) {
  const { t } = useLingui();
  const { keep } = useActs();
  const asked = useAskedNames();
  const { rev, stale } = useRevision(guest.rev, valuesOf);
  const form = useZodForm<GuestInput, GuestInput>({
    schema: () => import('./form-schemas.ts').then(({ GuestSchema }) => GuestSchema),
    defaultValues: valuesOf(guest),
    messages: guestListMessages,
    onSubmit: async (body) => {
      const params = { id: listId, placeId: place.id, guestId: guest.id };
      await keep(await call(updateGuest, { params, body: { ...body, rev: rev.current } }));
      onClose();
    },
    stale,
  });
  return (
    <FormDialog form={form} title={t`Edit guest`} action={t`Save guest`} keys="mod+enter" onClose={onClose}>
      <TextField name="name" label={t`Name`} must maxLength={NAME_MAX} autoComplete="off" />
      <NumberField name="plusOnes" label={t`Plus ones`} must />
      {takenBy(place).map((field) => (
        <TextField
          key={field}
          name={field}
          label={asked[field]}
          must={place.asks.includes(field)}
          maxLength={field === 'email' ? 254 : CONTACT_MAX}
          autoComplete="off"
        />
      ))}
      <TextareaField name="note" label={t`Note`} rows={3} maxLength={NOTE_MAX} />
    </FormDialog>
  );
}
