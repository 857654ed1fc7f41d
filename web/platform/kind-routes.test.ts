import { expect, it } from 'vitest';
import { allRoutes } from '#shared/contracts.ts';
import { AGREEMENT_KINDS, PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import { kindsWith } from '#shared/records.ts';
import { createOfShowsRoute, documentListRoute, downloadRoute, moveRoute, pickerRoute } from './kind-routes.ts';

const known = new Map(allRoutes.map(({ id, method, path }) => [id, { id, method, path }]));

it.each([
  ['pickers', TRAVEL_KINDS.map(pickerRoute)],
  ['moves', kindsWith('drag').map(moveRoute)],
  ['lists', PRINTED_KINDS.map((kind) => documentListRoute(kind))],
  ['downloads', AGREEMENT_KINDS.map(downloadRoute)],
  ['documents of several shows', AGREEMENT_KINDS.map(createOfShowsRoute)],
])('the %s of all kinds are at the addresses of their contracts', (_, routes) => {
  expect(routes).toEqual(routes.map(({ id }) => known.get(id)));
});

it('every journey or stay with a move can be dragged', () => {
  const movable = TRAVEL_KINDS.filter((kind) => known.has(pickerRoute(kind).id.replace('picker', 'move')));
  expect(movable).toEqual(kindsWith('drag'));
});
