import { expect, it } from 'vitest';
import { LIFE, leadsTo, MERGING, machine } from './machine.ts';

const company = machine({ name: 'company', first: 'live', steps: MERGING });

it('says where an event leads, and nothing where it may not happen', () => {
  expect(leadsTo(company, 'live', 'merge')).toBe('merged');
  expect(leadsTo(company, 'live', 'change')).toBe('live');
  expect(leadsTo(company, 'merged', 'restore')).toBeUndefined();
  expect(leadsTo(company, 'deleted', 'delete')).toBeUndefined();
  expect(leadsTo(machine({ name: 'artist', first: 'live', steps: LIFE }), 'deleted', 'restore')).toBe('live');
});
