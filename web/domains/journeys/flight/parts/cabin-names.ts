import { msg } from '@lingui/core/macro';
import type { CABIN_CLASSES } from '#shared/domains/journeys/flight/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

type CabinClass = (typeof CABIN_CLASSES)[number];

export const useCabinNames = wordsHook<CabinClass>({
  economy: msg`Economy`,
  premiumEconomy: msg`Premium economy`,
  business: msg({ context: 'travel', message: 'Business' }),
  first: msg({ context: 'travel', message: 'First' }),
});
