import { useLingui } from '@lingui/react/macro';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { guestListMessages } from '#shared/domains/journeys/guest-list/messages.ts';
import { ASKED, NAME_MAX, type Place, type PlaceInput } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { call } from '#web/platform/api.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useActs } from './acts.tsx';
import { TellingFields } from './telling-fields.tsx';
import { VenueTimeField } from './venue-time-field.tsx';
import { useAskedNames } from './words.tsx';

/** When doors usually want the list. */
const USUAL_CUTOFF = '16:00';
const { createPlace, updatePlace } = guestListContract.routes;

const NEW: PlaceInput = {
  name: '',
  allotment: 10,
  maxPlusOnes: 1,
  asks: [],
  mode: 'auto',
  tellsGuests: false,
  collectAt: '',
};
const valuesOf = ({ name, allotment, cutoff, maxPlusOnes, asks, mode, ...place }: Place): EveryField<PlaceInput> => ({
  name,
  allotment,
  cutoff,
  maxPlusOnes,
  asks,
  mode,
  tellsGuests: place.tellsGuests ?? false,
  collectAt: place.collectAt ?? '',
  collectFrom: place.collectFrom,
});

interface PlaceDialogProps {
  readonly listId: string;
  readonly place?: Place | undefined;
  /** Day of the show: what a cutoff begins with. */
  readonly day: string;
  readonly onClose: () => void;
}
function useSaving({ listId: id, place, onClose }: PlaceDialogProps) {
  const { keep } = useActs();
  const { rev, stale } = useRevision(place?.rev ?? 0, valuesOf);
  return useZodForm<PlaceInput, PlaceInput>({
    schema: () => import('./form-schemas.ts').then(({ PlaceSchema }) => PlaceSchema),
    defaultValues: place ? valuesOf(place) : NEW,
    messages: guestListMessages,
    onSubmit: async (body) => {
      const changed = place
        ? call(updatePlace, { params: { id, placeId: place.id }, body: { ...body, rev: rev.current } })
        : call(createPlace, { params: { id }, body });
      await keep(await changed);
      onClose();
    },
    stale,
  });
}

function NameField() {
  const { t } = useLingui();
  return (
    <TextField
      name="name"
      label={t`Name`}
      must
      maxLength={NAME_MAX}
      placeholder={t`Band, promoter, press`}
      autoComplete="off"
      className="rec-wide"
    />
  );
}

/** A list within the list: how many heads it has, until when, and who decides. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { t } = useLingui();
  const { place, day, onClose } = props;
  const asked = useAskedNames();
  const form = useSaving(props);
  return (
    <FormDialog
      form={form}
      title={place ? t`Edit allotment` : t`New allotment`}
      action={place ? t`Save allotment` : t`Create allotment`}
      keys="mod+enter"
      onClose={onClose}
    >
      <div className="rec-fields">
        <NameField />
        <NumberField name="allotment" label={t`Allotment`} must help={t`Places, including plus ones`} />
        <NumberField name="maxPlusOnes" label={t`Maximum plus ones`} must help={t`Per guest`} />
        <SelectField
          name="mode"
          label={t`Approval`}
          options={{ auto: t`Approve automatically while places are left`, approve: t`Approve each guest` }}
          className="rec-wide"
        />
        <VenueTimeField
          name="cutoff"
          label={t`Cutoff`}
          help={t`Venue time; you can still add guests after it`}
          day={day}
          usual={USUAL_CUTOFF}
        />
        <TellingFields day={day} />
        <ChoicesField
          name="asks"
          label={t`Ask for each guest`}
          options={ASKED.map((value) => ({ value, label: asked[value] }))}
          className="rec-wide"
        />
      </div>
    </FormDialog>
  );
}
