import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type GuestList, NAME_MAX, type Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import { MESSAGE_MAX } from '#shared/domains/journeys/guest-list-link/limits.ts';
import { guestListLinkMessages } from '#shared/domains/journeys/guest-list-link/messages.ts';
import type { GuestLinkInput } from '#shared/domains/journeys/guest-list-link/view.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { handOver, RecipientFields } from '#web/domains/relations/link/widgets/recipient-fields.tsx';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { ControlField, SelectField, TextareaField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Select } from '#web/ui/input.tsx';
import { useUseNames } from './words.tsx';

const LOCALES = Object.fromEntries(LOCALE_OPTIONS.map(({ value, label }) => [value, label]));

interface LinkDialogProps {
  readonly list: GuestList;
  readonly places: readonly Place[];
  readonly onClose: () => void;
  readonly onMade: () => Promise<unknown>;
}

function useMaking({ list, onClose, onMade }: LinkDialogProps) {
  const [first] = useState<EveryField<GuestLinkInput>>(() => ({
    use: 'request',
    placeId: undefined,
    name: '',
    email: '',
    locale: currentLocale(),
    message: '',
  }));
  return useZodForm<GuestLinkInput, GuestLinkInput>({
    schema: () => import('./form-schemas.ts').then(({ LinkSchema }) => LinkSchema),
    defaultValues: first,
    messages: guestListLinkMessages,
    onSubmit: async (body) => {
      await handOver(await call(guestListLinkContract.routes.share, { params: { id: list.id }, body }));
      await onMade();
      onClose();
    },
  });
}

function PlaceField({ places }: Pick<LinkDialogProps, 'places'>) {
  const { t } = useLingui();
  const options = [
    { value: '', label: t`All allotments` },
    ...places.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <ControlField<string | undefined> name="placeId" label={t`Allotment`}>
      {({ value, onChange }) => (
        <Select options={options} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)} />
      )}
    </ControlField>
  );
}

/** A new link: its use, its allotment, and the person who gets it. */
export function LinkDialog(props: LinkDialogProps) {
  const { t } = useLingui();
  const uses = useUseNames();
  const form = useMaking(props);
  return (
    <FormDialog form={form} title={t`New link`} action={t`Create link`} keys="mod+enter" onClose={props.onClose}>
      <div className="rec-fields">
        <SelectField name="use" label={t`Use`} options={uses} />
        <PlaceField places={props.places} />
        <RecipientFields nameMax={NAME_MAX} />
        <SelectField name="locale" label={t`Language`} options={LOCALES} />
        <TextareaField name="message" label={t`Message`} rows={3} maxLength={MESSAGE_MAX} className="rec-wide" />
      </div>
    </FormDialog>
  );
}
