import { useLingui } from '@lingui/react/macro';
import type { CABIN_CLASSES } from '#shared/domains/journeys/flight/schemas.ts';

type CabinClass = (typeof CABIN_CLASSES)[number];

export function useCabinNames(): Readonly<Record<CabinClass, string>> {
  const { t } = useLingui();
  return {
    economy: t`Economy`,
    premiumEconomy: t`Premium economy`,
    business: t({ context: 'travel', message: 'Business' }),
    first: t({ context: 'travel', message: 'First' }),
  };
}
