import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import type { ShowPlace } from '#shared/domains/journeys/travel/places.ts';
import { useTravelWithin } from '#web/domains/journeys/travel/widgets/travel-show.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceIcon, useChoices } from './choices.tsx';
import type { EndName, GroundTransportValues } from './ground-transport-values.ts';

/** Places of the show that are offered at most. */
const MAX_PLACES = 8;

/** The places of the show that the ride belongs to: its venue, hotels, airports and stations. */
export function ShowPlaces({ name }: { readonly name: EndName }) {
  const { t } = useLingui();
  const { typeIcon } = useChoices();
  const { showId = '' } = useTravelWithin();
  const { getValues, setValue } = useFormContext<GroundTransportValues>();
  const { data } = useQuery({
    ...queryOf(showTravelContract.routes.places, { params: { id: showId } }),
    enabled: showId !== '',
  });
  const [placeId, placeName] = useWatch<GroundTransportValues, [`${EndName}.placeId`, `${EndName}.placeName`]>({
    name: [`${name}.placeId`, `${name}.placeName`],
  });
  const rows = (data?.rows ?? []).filter((one) => one.name !== placeName || one.placeId !== placeId);
  if (rows.length === 0) return null;
  const put = ({ locationType, point, ...place }: ShowPlace) => {
    const fields = { placeId: place.placeId, placeName: place.name, placeAddress: place.address, placeGeo: point };
    setValue(name, { ...getValues(name), ...fields, locationType }, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className="row wrap rec-wide" aria-label={t`Places of the show`}>
      {rows.slice(0, MAX_PLACES).map((place) => (
        <Button key={`${place.locationType} ${place.name}`} size="sm" onClick={() => put(place)}>
          <ChoiceIcon name={typeIcon(place.locationType)} />
          {place.name}
        </Button>
      ))}
    </fieldset>
  );
}
