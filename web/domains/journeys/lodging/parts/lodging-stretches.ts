import type { LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';

/** The nights of the stay, of which nobody can spend one in two hotels. */
export const stretchesOf = ({ stay: lodging }: Pick<LodgingInput, 'stay'>) => [
  { start: { dateTimeLocal: lodging.checkIn }, end: { dateTimeLocal: lodging.checkOut }, isStay: true },
];
