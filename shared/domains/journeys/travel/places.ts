import * as z from 'zod';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { words } from '#shared/kernel/values/words.ts';

/** The kinds of place at either end; the first one means not chosen yet. */
export const LOCATION_TYPES = words('unknown airport station hotel venue home office restaurant other');
export const LocationType = z.enum(LOCATION_TYPES);
export type LocationType = z.infer<typeof LocationType>;

/** A place of a show: its venue, its hotels, and where its other journeys begin and end. */
export const ShowPlace = z.object({
  placeId: z.string(),
  name: z.string(),
  address: z.string(),
  point: GeoPoint.optional(),
  locationType: LocationType.exclude(['unknown']),
});
export type ShowPlace = z.infer<typeof ShowPlace>;
