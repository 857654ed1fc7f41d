import { Plural } from '@lingui/react/macro';
import { nightsOf } from '#shared/domains/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/lodging/schemas.ts';

/** `2 nights` */
export const NightsText = ({ stay }: Pick<LodgingFields, 'stay'>) => (
  <Plural value={nightsOf({ stay })} one="# night" other="# nights" />
);
