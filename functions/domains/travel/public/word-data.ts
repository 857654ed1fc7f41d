import { phaseIn } from '#shared/domains/travel/phases.ts';
import type { TravelFields } from '#shared/domains/travel/schemas.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** Returns the data that templates see of a journey or stay of any kind. */
export const travelData = ({ artists, phase, notes, travellers }: TravelFields, locale: Locale) => ({
  artist: artists.map(({ name }) => name).join(', '),
  phase: phaseIn(phase, locale),
  notes,
  travellers: travellers.map(({ name, position }) => ({ name: name.fullName, position })),
});
