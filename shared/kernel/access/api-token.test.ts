import { expect, test } from 'vitest';
import { tokenIn, tokenState } from './api-token.ts';
import { tokenRefusal } from './token-refusal.ts';

const SECRET = 'A'.repeat(43);

test('a token is known by its beginning; a sign-in is none', () => {
  expect(tokenIn(`Bearer bl_pat_${SECRET}`)).toBe(`bl_pat_${SECRET}`);
  expect(tokenIn(`bearer bl_agt_${SECRET}`)).toBe(`bl_agt_${SECRET}`);
  expect(tokenIn('Bearer bl_pat_short')).toBe('');
  expect(tokenIn(`Bearer bl_xyz_${SECRET}`)).toBe('');
  expect(tokenIn('Bearer eyJhbGciOi.x.y')).toBeUndefined();
  expect(tokenIn(undefined)).toBeUndefined();
});

test('a token lives until its end, unless it is revoked', () => {
  const endsAt = '2027-01-01T00:00:00.000Z';
  expect(tokenState({ endsAt }, new Date('2026-12-31T23:59:59Z'))).toBe('live');
  expect(tokenState({ endsAt }, new Date(endsAt))).toBe('expired');
  expect(tokenState({ endsAt: '' }, new Date(0))).toBe('expired');
  expect(tokenState({ endsAt, revokedAt: '2026-12-01' }, new Date('2026-12-31'))).toBe('revoked');
});

test('operations refuse tokens that are not for them', () => {
  const [agency, personal] = (['agency', 'personal'] as const).map((kind) => ({ kind, isReadOnly: false }));
  if (!agency || !personal) throw new Error('no kinds');
  const read = { audience: 'user', grants: ['table:read'] } as const;
  const write = { audience: 'user', grants: ['table:read', 'table:write'] } as const;
  expect(tokenRefusal(read, agency)).toBeUndefined();
  expect(tokenRefusal({ ...read, byToken: 'none' }, personal)).toBe('token.personOnly');
  expect(tokenRefusal({ ...read, byToken: 'personal' }, personal)).toBeUndefined();
  expect(tokenRefusal({ ...read, byToken: 'personal' }, agency)).toBe('token.personOnly');
  expect(tokenRefusal({ ...read, audience: 'operator' }, personal)).toBe('token.personOnly');
  expect(tokenRefusal({ ...read, audience: 'identity' }, personal)).toBe('token.personOnly');
  expect(tokenRefusal(write, { ...personal, isReadOnly: true })).toBe('token.readOnly');
  expect(tokenRefusal({ ...write, takesReadOnly: true }, { ...personal, isReadOnly: true })).toBeUndefined();
  expect(tokenRefusal(read, { ...personal, isReadOnly: true })).toBeUndefined();
});
