import { Folder } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { currentEntry, iconOf, type NavEntry } from './nav.ts';

const entries = ['/', '/show', '/planning/month', '/planning/map'].map((to) => ({ to }) as NavEntry);

describe('the entry a page belongs to', () => {
  it.each([
    ['/', '/'],
    ['/show', '/show'],
    ['/show/123/edit', '/show'],
    ['/planning/map', '/planning/map'],
    ['/planning/week', '/planning/month'],
    ['/schedule/day', '/planning/month'],
    ['/showcase', undefined],
    ['/venue', undefined],
  ])('%s is %s', (pathname, entry) => expect(currentEntry(entries, pathname)).toBe(entry));
});

it('gives a page the icon of its entry', () => {
  expect([iconOf('/file/123'), iconOf('/nowhere')]).toEqual([Folder, undefined]);
});
