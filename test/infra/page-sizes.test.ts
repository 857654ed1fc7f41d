import { expect, it } from 'vitest';
import { pageSizes } from '#test/support/page-sizes.ts';

it('no page, first load or layer of the web build is larger than its goal', () => {
  const sizes = pageSizes();
  const over = sizes.filter(({ size, goal }) => size > goal);
  expect(over.map(({ name, size, goal }) => `${name} ${size.toFixed(1)} KB, goal ${goal}`)).toEqual([]);
  expect(sizes.filter(({ name }) => name.startsWith('page ')).length).toBeGreaterThan(100);
});
