import { expect, test, vi } from 'vitest';
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
