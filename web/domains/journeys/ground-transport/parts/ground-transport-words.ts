import { placeOf } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { End } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { useChoices } from './choices.tsx';

/** Names an end of a ride: by its place, else by its kind. */
export function useEndText(): (end: End) => string {
  const { typeText } = useChoices();
  return (end) => placeOf(end) || typeText(end.locationType);
}
