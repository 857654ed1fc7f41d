import { expect, it } from 'vitest';
import { approved, draft, opened, submitted, Walk } from './advancing.fixture.ts';
import { progressByShow } from './of-shows.ts';

it('adds up the requests of each show, without drafts and those that ended without answers', () => {
  const withdrawn = opened();
  withdrawn.run('withdraw', { reason: 'asked by phone' });
  const other = opened({ ...draft(), show: { ...draft().show, showId: '01J00000000000000000000099' } });
  other.provide({ doors: '19:00' });
  const all = [new Walk(), withdrawn, submitted(), approved(), other].map(({ aggregate }) => aggregate.request);
  expect(progressByShow(all)).toEqual([
    { showId: draft().show.showId, requests: 2, asked: 8, answered: 4, settled: 2, needsDecision: true },
    { showId: '01J00000000000000000000099', requests: 1, asked: 4, answered: 1, settled: 0, needsDecision: true },
  ]);
});
