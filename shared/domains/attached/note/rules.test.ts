import { expect, it } from 'vitest';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { checkMayDelete, checkOwn, inOrder, maySee, mentionedIn, newlyNamed } from './rules.ts';

const author = { userId: 'noor', name: 'Noor' };
const reader = (userId: string, ...permissions: Permission[]) => ({ userId, permissions: new Set(permissions) });

it('keeps internal notes from outsiders', () => {
  expect(maySee({ environment: 'external' }, { visibility: 'internal' })).toBe(false);
  expect(maySee({ environment: 'external' }, { visibility: 'external' })).toBe(true);
  expect(maySee({ environment: 'internal' }, { visibility: 'internal' })).toBe(true);
});

it('lets the author change, the author and administrators delete', () => {
  expect(() => checkOwn({ userId: 'noor' }, { author })).not.toThrow();
  expect(() => checkOwn({ userId: 'ben' }, { author })).toThrow('note.notYours');
  expect(() => checkMayDelete(reader('ben'), { author })).toThrow('note.notYours');
  expect(() => checkMayDelete(reader('ben', 'settings.update'), { author })).not.toThrow();
});

it('puts pinned notes on top, then the newest', () => {
  const notes = [
    { pinned: false, createdAt: '2026-01-02' },
    { pinned: true, createdAt: '2026-01-01' },
    { pinned: false, createdAt: '2026-01-03' },
  ];
  expect(inOrder(notes).map((note) => note.createdAt)).toEqual(['2026-01-01', '2026-01-03', '2026-01-02']);
});

it('tells only who is named anew, and never the author', () => {
  const ben = { userId: 'ben', name: 'Ben' };
  const ida = { userId: 'ida', name: 'Ida' };
  expect(newlyNamed([ben], [ben, ida, author], 'noor')).toEqual([ida]);
});

it('forgets a mention that was deleted from the text', () => {
  const chosen = [{ name: 'Noor' }, { name: 'Ben' }];
  expect(mentionedIn('Ask @Ben, not \\@Noor', chosen)).toEqual([{ name: 'Ben' }]);
});
