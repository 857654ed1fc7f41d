import { expect, test, vi } from 'vitest';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { call } from '#web/platform/api.ts';
import type { Change } from '../model/change.ts';
import { appointment } from '../model/sample.fixture.ts';
import { savers } from './savers.ts';

vi.mock('#web/platform/api.ts', () => ({ call: vi.fn() }));

const before = appointment('show', '02T20:00', '02T22:00');
const moved: Change = { id: 'show', before, after: { ...before, artistId: 'other' } };
const back: Change = { id: 'show', before: { ...before, artistId: 'other' }, after: before, isBack: true };
const sent = () => vi.mocked(call).mock.calls.at(-1)?.[1];

test('who is dragged back brings the riders along that left with them', async () => {
  vi.mocked(call).mockResolvedValueOnce({ rev: 2, leftRiderIds: ['rider'] });
  await savers.show?.('show', 1, moved);
  expect(sent()).toMatchObject({ body: { fromArtistId: before.artistId, toArtistId: 'other', riderIds: [] } });
  vi.mocked(call).mockResolvedValueOnce({ rev: 3, leftRiderIds: [] });
  await savers.show?.('show', 2, back);
  expect(sent()).toMatchObject({ body: { rev: 2, toArtistId: before.artistId, riderIds: ['rider'] } });
});

test.each([
  ['groundTransport', groundTransportContract.routes.move],
  ['lodging', lodgingContract.routes.move],
] as const)('a drag of %s goes to its own server, with its times and its artist', async (kind, route) => {
  const [from, to] = [appointment(kind, '02T15:00', '04T11:00'), appointment(kind, '03T15:00', '05T11:00')];
  vi.mocked(call).mockResolvedValueOnce({ rev: 8 });
  await savers[kind]?.('one', 7, { id: 'one', before: from, after: to });
  const { start, end, artistId } = to;
  expect(vi.mocked(call).mock.calls.at(-1)).toEqual([
    { id: route.id, method: route.method, path: route.path },
    { params: { id: 'one' }, body: { rev: 7, start, end, artistId } },
  ]);
});

test('what goes by a timetable is moved by nobody here', () => {
  expect(savers.flight ?? savers.train).toBeUndefined();
});
