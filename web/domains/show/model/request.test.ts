import { expect, it } from 'vitest';
import { isUnresolved, typedNames } from './request.ts';

const asked = { promoter: 'Silver Line', venue: 'Halle 9, Köln' };
const promoter = { companyId: 'c', name: 'Silver Line Live' } as never;

it('a request says what was typed until it is resolved', () => {
  expect(typedNames({ isPreliminary: true, asked })).toEqual(asked);
  expect(typedNames({ isPreliminary: true, asked, promoter })).toEqual({ venue: 'Halle 9, Köln' });
  expect(typedNames({ isPreliminary: true, asked: { promoter: 'A', venue: '' }, promoter })).toEqual({});
  expect(typedNames({ asked })).toEqual({});
});

it('only a request with names that nobody resolved leads to the resolution', () => {
  expect(isUnresolved({ isPreliminary: true, asked })).toBe(true);
  expect(isUnresolved({ isPreliminary: true })).toBe(false);
  expect(isUnresolved({ asked })).toBe(false);
});
