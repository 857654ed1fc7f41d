import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { OTHER_MAX } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { placeFields, useKnownPlaces } from '#web/domains/journeys/travel/widgets/use-known-places.ts';
import { WayLetter } from '#web/domains/journeys/travel/widgets/way-end.tsx';
import { PlaceSearch } from '#web/domains/relations/google/widgets/place-search.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { useChoices } from './choices.tsx';
import type { EndName, GroundTransportValues } from './ground-transport-values.ts';
import { ShowPlaces } from './show-places.tsx';

/** A place that was found fills in the end; what kind it is, as far as nobody has said so. */
function usePlaces(name: EndName) {
  const { getValues, setValue } = useFormContext<GroundTransportValues>();
  const put = (found: Parameters<typeof placeFields>[0]) =>
    setValue(name, { ...getValues(name), ...placeFields(found) }, { shouldDirty: true });
  const known = useKnownPlaces(groundTransportContract.routes.places, (hit) => {
    put(hit);
    const isUnknown = getValues(`${name}.locationType`) === 'unknown';
    if (isUnknown) setValue(`${name}.locationType`, hit.locationType, { shouldDirty: true, shouldValidate: true });
  });
  return { put, known };
}

/** One end: what kind of place it is, found by name or written by hand. */
export function EndFields({ name, title, letter }: Readonly<{ name: EndName; title: string; letter: 'A' | 'B' }>) {
  const { t } = useLingui();
  const { locationTypes } = useChoices();
  const { setValue } = useFormContext<GroundTransportValues>();
  const type = useWatch<GroundTransportValues, `${EndName}.locationType`>({ name: `${name}.locationType` });
  const { put, known } = usePlaces(name);
  const onLeft = (text: string) => {
    if (text.trim()) return;
    setValue(`${name}.placeId`, '', { shouldDirty: true });
    setValue(`${name}.placeGeo`, undefined, { shouldDirty: true });
  };
  return (
    <fieldset>
      <legend className="row">
        <WayLetter letter={letter} />
        {title}
      </legend>
      <div className="rec-fields">
        <ShowPlaces name={name} />
        <SelectField name={`${name}.locationType`} label={t`Type of place ${letter}`} must options={locationTypes} />
        {type === 'other' && (
          <TextField name={`${name}.locationTypeOther`} label={t`Type`} must maxLength={OTHER_MAX} />
        )}
        <div className="rec-wide">
          <PlaceSearch onPlace={put} known={known} />
        </div>
        <TextField name={`${name}.placeName`} label={t`Place`} maxLength={200} onLeft={onLeft} />
        <TextField name={`${name}.placeAddress`} label={t`Address`} maxLength={300} />
      </div>
    </fieldset>
  );
}
