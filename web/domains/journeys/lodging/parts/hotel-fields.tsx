import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { HOTEL_MAX } from '#shared/domains/journeys/lodging/schemas.ts';
import { PLACE_ADDRESS_MAX } from '#shared/domains/journeys/travel/schemas.ts';
import { placeFields, useKnownPlaces } from '#web/domains/journeys/travel/widgets/use-known-places.ts';
import { PlaceSearch } from '#web/domains/relations/google/widgets/place-search.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import type { LodgingValues } from './lodging-values.ts';

/** The hotel, found by name or written by hand. */
export function HotelFields() {
  const { t } = useLingui();
  const { setValue } = useFormContext<LodgingValues>();
  const put = (found: Parameters<typeof placeFields>[0]) => {
    const { placeId, placeName, placeAddress, placeGeo } = placeFields(found);
    setValue('placeId', placeId, { shouldDirty: true });
    setValue('placeName', placeName, { shouldDirty: true, shouldValidate: true });
    setValue('placeAddress', placeAddress, { shouldDirty: true });
    setValue('placeGeo', placeGeo, { shouldDirty: true });
  };
  const known = useKnownPlaces(lodgingContract.routes.places, put);
  const onLeft = (text: string) => {
    if (text.trim()) return;
    setValue('placeId', '', { shouldDirty: true });
    setValue('placeGeo', undefined, { shouldDirty: true });
  };
  return (
    <>
      <div className="rec-wide">
        <PlaceSearch onPlace={put} known={known} />
      </div>
      <TextField name="placeName" label={t`Hotel`} must maxLength={HOTEL_MAX} onLeft={onLeft} />
      <TextField name="placeAddress" label={t`Address`} maxLength={PLACE_ADDRESS_MAX} />
    </>
  );
}
