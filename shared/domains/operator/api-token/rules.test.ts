import { expect, test } from 'vitest';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { checkNewToken, checkRoom, expiryOf, MAX_LIVE, type Maker, maySeeToken } from './rules.ts';
import type { ApiTokenRow } from './schemas.ts';

const maker = (more: Partial<Maker> = {}, ...rights: Permission[]): Maker => ({
  userId: 'U1',
  role: 'administrator',
  permissions: new Set<Permission>(['show.read', 'settings.update', ...rights]),
  allArtists: true,
  ...more,
});
const row = (more: Partial<ApiTokenRow> = {}): ApiTokenRow => ({
  id: 'T',
  kind: 'personal',
  label: '',
  userId: 'U1',
  userName: '',
  permissions: [],
  isReadOnly: false,
  createdAt: '',
  endsAt: '',
  state: 'live',
  ...more,
});

test('a token never holds more than its maker', () => {
  checkNewToken(maker(), { kind: 'personal', permissions: ['show.read'] });
  expect(() => checkNewToken(maker(), { kind: 'personal', permissions: ['show.create'] })).toThrow('apiToken.notHeld');
});

test('only an administrator of the whole agency makes its tokens; nobody makes one for another person', () => {
  const agency = { kind: 'agency', permissions: ['show.read'] } as const;
  checkNewToken(maker(), agency);
  for (const other of [
    { role: 'agent' },
    { allArtists: false },
    { permissions: new Set(['show.read']) },
    { impersonator: {} },
  ] as const)
    expect(() => checkNewToken(maker(other as Partial<Maker>), agency)).toThrow('denied');
  expect(() => checkNewToken(maker({ impersonator: {} }), { ...agency, kind: 'personal' })).toThrow('denied');
});

test('a user sees their own tokens, an administrator all', () => {
  const agent = maker({ role: 'agent' });
  expect(maySeeToken(agent, { kind: 'personal', userId: 'U1' })).toBe(true);
  expect(maySeeToken(agent, { kind: 'personal', userId: 'U2' })).toBe(false);
  expect(maySeeToken(agent, { kind: 'agency', userId: 'U1' })).toBe(false);
  expect(maySeeToken(maker(), { kind: 'agency', userId: 'U2' })).toBe(true);
});

test('only live tokens of the same owner take room', () => {
  const full = Array.from({ length: MAX_LIVE.personal }, () => row());
  expect(() => checkRoom(full, row())).toThrow('apiToken.tooMany');
  checkRoom(full, row({ userId: 'U2' }));
  checkRoom(full, row({ kind: 'agency' }));
  checkRoom([...full.slice(1), row({ state: 'revoked' })], row());
});

test('a token ends after its days', () => {
  expect(expiryOf(90, new Date('2026-11-27T10:00:00Z'))).toBe('2027-02-25T10:00:00.000Z');
});
