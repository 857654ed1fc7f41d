import type { LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';

/** The nights of the stay, of which nobody can spend one in two hotels. */
export const stretchesOf = ({ stay }: Pick<LodgingInput, 'stay'>) => [
  { start: { dateTimeLocal: stay.checkIn }, end: { dateTimeLocal: stay.checkOut }, isStay: true },
];
