import { Plural } from '@lingui/react/macro';
import { nightsOf } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';

/** `2 nights` */
export function NightsText(lodging: Pick<LodgingFields, 'stay'>) {
  const nights = nightsOf(lodging);
  return <Plural value={nights} one="# night" other="# nights" />;
}
