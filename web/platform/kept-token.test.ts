// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepToken, keptToken, mayBeSignedIn } from './kept-token.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const AMPLIFYS = 'CognitoIdentityServiceProvider.app.ann.accessToken';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(AMPLIFYS, 'abc');
});

test('a token is known until shortly before it ends', () => {
  keepToken({ token: 'abc', until: NOON });
  expect(keptToken(NOON - 121_000)).toBe('abc');
  expect(keptToken(NOON - 120_000)).toBeUndefined();
  keepToken(undefined);
  expect(keptToken(0)).toBeUndefined();
});

test('what is not ours is no token', () => {
  localStorage.setItem('backline.accessToken', '{broken');
  expect(keptToken(0)).toBeUndefined();
});

test('counts no more when another tab has signed out, or in as somebody else', () => {
  keepToken({ token: 'abc', until: NOON });
  localStorage.setItem(AMPLIFYS, 'def');
  expect(keptToken(0)).toBeUndefined();
  localStorage.removeItem(AMPLIFYS);
  expect(keptToken(0)).toBeUndefined();
  expect(mayBeSignedIn()).toBe(false);
});

test('the same under another name is none of Amplify', () => {
  localStorage.setItem('theme', 'abc');
  localStorage.removeItem(AMPLIFYS);
  keepToken({ token: 'abc', until: NOON });
  expect(keptToken(0)).toBeUndefined();
});
