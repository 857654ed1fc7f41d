import { expect, test } from 'vitest';
import { anyUser, bySecret, own, reads, uses, writes } from './access.ts';

test('a user with the right, and the grants of the function', () => {
  expect(reads('show.read', 'files:read')).toEqual({
    audience: 'user',
    permission: 'show.read',
    grants: ['table:read', 'files:read'],
  });
  expect(writes('show.update').grants).toEqual(['table:read', 'table:write']);
  expect(uses('show.read').grants).toEqual([]);
});

test('callers without a right', () => {
  expect(anyUser.reads()).toEqual({ audience: 'user', permission: null, grants: ['table:read'] });
  expect(own.writes()).toMatchObject({ audience: 'user', permission: null, whileReadOnly: true });
  expect(bySecret.writes('files:write')).toMatchObject({
    audience: 'secret',
    grants: ['table:read', 'table:write', 'files:write'],
  });
  expect(bySecret.reads().params.safeParse({ secret: 'short' }).success).toBe(false);
});
