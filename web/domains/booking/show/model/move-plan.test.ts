import { expect, test } from 'vitest';
import { movePlan, withoutMoving } from './move-plan.ts';
import { optionShow } from './show.fixture.ts';

const TODAY = '2026-11-20';

test('a move says old and new day, and the new last day of an option', () => {
  const [move] = movePlan([optionShow], 7, TODAY);
  expect(move).toMatchObject({ from: '2026-11-28', to: '2026-12-05', ends: '2026-12-01', stays: false });
  expect(move?.question).toMatchObject({ start: '2026-12-05T21:30', excludeId: optionShow.id });
});

test('a night stays under the evening before', () => {
  const night = { ...optionShow, start: '2026-11-29T01:00', end: '2026-11-29T03:00', isNight: true };
  expect(movePlan([night], -1, TODAY)[0]).toMatchObject({ from: '2026-11-28', to: '2026-11-27' });
});

test('a locked show stays, and an option without a last day gets none', () => {
  const locked = { ...optionShow, lockedAt: '2026-11-19T10:00:00.000Z' };
  const endless = { ...optionShow, expiresOn: undefined };
  expect(movePlan([locked, endless], 7, TODAY).map(({ stays, ends }) => [stays, ends])).toEqual([
    [true, '2026-12-01'],
    [false, undefined],
  ]);
});

test('shows that move along are in nobody’s way', () => {
  const row = (showId: string) => ({ showId }) as Parameters<typeof withoutMoving>[0]['rows'][number];
  const { rows } = withoutMoving({ rows: [row('a'), row('b')], busy: [], zone: 'Europe/Amsterdam' }, new Set(['a']));
  expect(rows.map(({ showId }) => showId)).toEqual(['b']);
});
