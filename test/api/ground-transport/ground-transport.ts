import type * as z from 'zod';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import type { GroundTransportInput } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { ok } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';

type Input = z.input<typeof GroundTransportInput>;

/** The least that makes a ride of the agency's artist and its contact. */
export const rideInput = (agency: Agency, more: Partial<Input> = {}): Input => ({
  duration: 45,
  artistIds: [agency.artist.id],
  travellerIds: [agency.contact.id],
  start: { dateTimeLocal: '2027-05-21T14:00', locationType: 'airport', placeName: 'Portela' },
  end: { dateTimeLocal: '2027-05-21T14:45', locationType: 'hotel', placeName: 'Hotel Mundial' },
  ...more,
});

export const makeRide = (agency: Agency, more: Partial<Input> & { showId?: string } = {}) =>
  ok(groundTransportContract.routes.create, agency.users.agent, { body: { ...rideInput(agency), ...more } });
