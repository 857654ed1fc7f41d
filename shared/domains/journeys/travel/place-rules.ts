import { type Id, isId } from '#shared/kernel/record/ids.ts';

/** Records of the agency that are places; Google's ids never look like this. */
export const OWN_PLACES = ['company', 'airport'] as const;
export type OwnPlace = (typeof OWN_PLACES)[number];

export const ownPlaceId = (kind: OwnPlace, id: Id): string => `${kind}-${id}`;

/** Which record a place id means; none where it is Google's. */
export function ownPlaceOf(placeId: string): { readonly kind: OwnPlace; readonly id: Id } | undefined {
  const kind = OWN_PLACES.find((one) => placeId.startsWith(`${one}-`));
  const id = placeId.slice((kind?.length ?? 0) + 1);
  return kind && isId(id) ? { kind, id } : undefined;
}
