import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DRIVER_MAX, type GroundTransport, VEHICLE_MAX } from '#shared/domains/ground-transport/schemas.ts';
import { NOTES_MAX } from '#shared/domains/travel/schemas.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { ArtistPicker } from '#web/domains/artist/widgets/artist-picker.tsx';
import { TagsField } from '#web/domains/tag/widgets/tags-field.tsx';
import { TravellersField } from '#web/domains/travel/widgets/travellers-field.tsx';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { useChoices } from './choices.tsx';

/** Exactly one. */
function ArtistField({ first }: { readonly first: PickerItem | null }) {
  const { t } = useLingui();
  const [artist, choose] = useState(first);
  return (
    <ControlField<readonly string[]> name="artistIds" label={t`Artist`} must>
      {({ value, onChange }) => (
        <ArtistPicker
          value={value.length > 0 ? artist : null}
          onChange={(next) => {
            choose(next);
            onChange(next ? [next.key] : []);
          }}
        />
      )}
    </ControlField>
  );
}

interface DetailsFieldsProps {
  readonly ride: GroundTransport | undefined;
  readonly artist: PickerItem | null;
}
/** Whose ride it is, who goes along and who drives. */
export function DetailsFields({ ride, artist }: DetailsFieldsProps) {
  const { t } = useLingui();
  const { phases } = useChoices();
  return (
    <>
      <div className="rec-fields">
        <ArtistField first={artist} />
        <SelectField name="phase" label={t`Phase`} options={phases} />
        <TravellersField travellers={ride?.travellers ?? []} className="rec-wide" />
      </div>
      <fieldset>
        <legend>
          <Trans>Driver</Trans>
        </legend>
        <div className="rec-fields">
          <TextField name="driver.name" label={t`Name`} maxLength={DRIVER_MAX} />
          <TextField name="driver.mobile" label={t`Mobile`} maxLength={DRIVER_MAX} type="tel" />
          <TextField name="driver.email" label={t`Email`} type="email" />
          <TextField name="driver.vehicleModel" label={t`Vehicle`} maxLength={VEHICLE_MAX} />
        </div>
      </fieldset>
      <div className="rec-fields">
        <TextareaField
          name="notes"
          label={t`Notes`}
          help={t`Everybody who sees the ride reads them.`}
          maxLength={NOTES_MAX}
          className="rec-wide"
        />
        <ControlField<string> name="routeHexColor" label={t`Colour`}>
          {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
        </ControlField>
        <TagsField area="groundTransport" />
      </div>
    </>
  );
}
