import { expect, it } from 'vitest';
import { checkResolved, isUnresolved, typedNames } from './request-rules.ts';

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

it('approving a request as it stands names the field that nobody resolved', () => {
  const refused = (field: string) =>
    expect.objectContaining({ details: [expect.objectContaining({ code: 'show.unresolved', field })] });
  expect(() => checkResolved({ isPreliminary: true, asked })).toThrow(refused('promoterId'));
  expect(() => checkResolved({ isPreliminary: true, asked, promoter })).toThrow(refused('venueId'));
  expect(() => checkResolved({ isPreliminary: true, asked: { promoter: '', venue: '' } })).not.toThrow();
});
