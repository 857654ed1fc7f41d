import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#shared/kernel/access/permission.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { checkMayChange, checkMayGive, lackOf, type Rights } from './rules.ts';

const rights = (more: Partial<Rights> = {}): Rights => ({
  role: 'agent',
  permissions: ROLE_PRESETS.agent,
  allArtists: false,
  artistIds: ['a', 'b'],
  ...more,
});

describe('what somebody does not hold', () => {
  it('is nothing of their own, and nothing at all for an administrator', () => {
    expect(lackOf(rights(), rights())).toBeUndefined();
    const bare = rights({ role: 'administrator', permissions: [], artistIds: [] });
    expect(lackOf(bare, rights({ role: 'administrator', permissions: PERMISSIONS, allArtists: true }))).toBeUndefined();
  });

  it('is the role of an administrator, also with every single right', () => {
    const all = rights({ permissions: PERMISSIONS, allArtists: true });
    expect(lackOf(all, rights({ role: 'administrator', permissions: [] }))).toBe('role');
  });

  it('is a right, all artists or one of them', () => {
    expect(lackOf(rights(), rights({ permissions: ['user.update'] }))).toBe('permissions');
    expect(lackOf(rights(), rights({ allArtists: true }))).toBe('allArtists');
    expect(lackOf(rights(), rights({ artistIds: ['b', 'c'] }))).toBe('artistIds');
    expect(lackOf(rights({ allArtists: true }), rights({ artistIds: ['c'] }))).toBeUndefined();
  });
});

it('is neither given away nor changed in others', () => {
  const more = rights({ allArtists: true });
  expect(() => checkMayGive(rights(), more)).toThrow('user.notHeld');
  expect(() => checkMayChange(rights(), more)).toThrow('user.holdsMore');
  expect(() => checkMayChange(more, rights())).not.toThrow();
});
