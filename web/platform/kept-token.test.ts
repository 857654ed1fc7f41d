// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { followOtherTabs, keepToken, keptToken } from './kept-token.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
beforeEach(() => sessionStorage.clear());

test('a token is known until shortly before it ends', () => {
  keepToken({ token: 'abc', until: NOON });
  expect(keptToken(NOON - 121_000)).toBe('abc');
  expect(keptToken(NOON - 120_000)).toBeUndefined();
  keepToken(undefined);
  expect(keptToken(0)).toBeUndefined();
});

test('what is not ours is no token', () => {
  sessionStorage.setItem('backline.accessToken', '{broken');
  expect(keptToken(0)).toBeUndefined();
});

test('goes when another tab signs in or out', () => {
  followOtherTabs();
  keepToken({ token: 'abc', until: NOON });
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(keptToken(0)).toBe('abc');
  dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.x.LastAuthUser' }));
  expect(keptToken(0)).toBeUndefined();
});
