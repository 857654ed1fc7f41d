import { expect, it } from 'vitest';
import type { Conflict } from '#shared/domains/booking/show/schemas.ts';
import { outOfQueue } from './out-of-queue.ts';

const conflict = (showId: string, ...kinds: Conflict['kind'][]) => ({ showId, kind: kinds[0], kinds }) as Conflict;

it('the notice says no date that the queue below says', () => {
  const confirmed = conflict('c', 'overlap');
  const rows = [confirmed, conflict('first', 'sameDay'), conflict('second', 'overlap')];
  expect(outOfQueue(rows, [{ showId: 'first' }, { showId: 'second' }, { showId: 'own' }])).toEqual([confirmed]);
  expect(outOfQueue(rows, [])).toEqual(rows);
});

it('a queued option stays in the notice for what is in the way beyond its date', () => {
  const far = conflict('first', 'travelTime', 'sameDay');
  expect(outOfQueue([far], [{ showId: 'first' }])).toEqual([conflict('first', 'travelTime')]);
});
