import { expect, it } from 'vitest';
import { opened } from './advancing.fixture.ts';
import { pastVersions, presentVersion } from './versions.ts';

it('keeps the newest version with its answer, and stores the one before', () => {
  const walk = opened();
  walk.provide({ doors: '19:00' });
  const first = walk.answer('doors');
  expect(presentVersion(first)).toMatchObject([{ key: 'doors', n: 1, source: 'outsider', value: '19:00' }]);
  expect(pastVersions({}, walk.last)).toEqual([]);
  walk.provide({ doors: '20:00' });
  expect(pastVersions({ doors: first }, walk.last)).toEqual(presentVersion(first));
  expect(presentVersion(walk.answer('doors'))).toMatchObject([{ n: 2, value: '20:00' }]);
});

it('stores no version twice of an answer that has its version apart', () => {
  const walk = opened();
  walk.provide({ doors: '19:00' });
  const { source: _, ...old } = walk.answer('doors');
  walk.provide({ doors: '20:00' });
  expect(presentVersion(old)).toEqual([]);
  expect(pastVersions({ doors: old }, walk.last)).toEqual([]);
});
