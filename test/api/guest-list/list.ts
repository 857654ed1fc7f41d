import type * as z from 'zod';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import type { GuestInput, PlaceInput } from '#shared/domains/journeys/guest-list/schemas.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, showInput } from '#test/support/fixtures.ts';

const { routes } = guestListContract;
type PlaceIn = Partial<z.input<typeof PlaceInput>>;
type GuestIn = Partial<z.input<typeof GuestInput>>;

export const makeShow = (agency: Agency, more: object = {}) =>
  ok(showContract.routes.insert, agency.users.agent, {
    body: showInput(agency, { promoterId: agency.company.id, ...more }),
  });

/** A list of a show; left out, of a new one. */
export async function makeList(agency: Agency, showId?: string, name = 'Main list') {
  const id = showId ?? (await makeShow(agency)).id;
  return ok(routes.create, agency.users.agent, { body: { name, showId: id } });
}

/** A place with ten heads. */
export async function makePlace(agency: Agency, id: string, more: PlaceIn = {}) {
  const body = { name: 'Band', allotment: 10, maxPlusOnes: 3, ...more };
  return (await ok(routes.createPlace, agency.users.agent, { params: { id }, body })).place;
}

export const addGuest = (agency: Agency, params: { id: string; placeId: string }, more: GuestIn = {}) =>
  ok(routes.addGuest, agency.users.agent, { params, body: { name: 'Ann Example', ...more } });
