import { expect, it } from 'vitest';
import { isFullDue, planOf } from './rules.ts';

const [A, B, C] = ['A', 'B', 'C'].map((letter) => `${letter.toLowerCase().repeat(8)}-0000-4000-8000-000000000000`);
const here = (externalId = '', number = '1', more: object = {}) => ({
  externalId,
  number,
  name: `Project ${number}`,
  isActive: true,
  ...more,
});
const there = (externalId = '', number = '1') => ({ externalId, number, name: `Project ${number}` });
const full = { isFull: true, ended: [] };

it('adds what is new, changes what differs, and leaves the rest', () => {
  const kept = here(A?.toUpperCase(), '1');
  const renamed = here(B, '2', { name: 'Old' });
  const plan = planOf([kept, renamed], [there(A, '1'), there(B, '2'), there(C, '3')], full);
  expect(plan).toEqual({ add: [there(C, '3')], change: [{ before: renamed, after: here(B, '2') }], end: [] });
});

it('joins a project that somebody typed in by its number', () => {
  const typed = here('', '7', { name: 'Typed' });
  expect(planOf([typed], [there(A, '7')], full).change).toEqual([{ before: typed, after: here(A, '7') }]);
});

it('ends what is gone, after a full pull only, and nothing that somebody typed in', () => {
  const all = [here(A, '1'), here('', '2'), here(C, '3', { isActive: false })];
  expect(planOf(all, [], full).end).toEqual([all[0]]);
  expect(planOf(all, [], { isFull: false, ended: [] }).end).toEqual([]);
});

it('brings back what a pull had ended, and not what a user made inactive', () => {
  const inactive = here(A, '1', { isActive: false });
  expect(planOf([inactive], [there(A, '1')], full).change).toEqual([]);
  expect(planOf([inactive], [there(A, '1')], { isFull: false, ended: [A ?? ''] }).change).toEqual([
    { before: inactive, after: here(A, '1') },
  ]);
});

it('asks for all projects once a day', () => {
  const now = new Date('2026-03-02T10:00:00Z');
  expect(isFullDue(undefined, now)).toBe(true);
  expect(isFullDue('2026-03-01T10:00:00Z', now)).toBe(true);
  expect(isFullDue('2026-03-01T10:00:01Z', now)).toBe(false);
});
