import { expect, it } from 'vitest';
import { leadsTo } from '#shared/kernel/record/machine.ts';
import { APPROVED_KINDS, approvalMachine, approved } from './approval.ts';

it.each(APPROVED_KINDS)('%s: what waits is approved once, and is what it was besides', (name) => {
  const area = approvalMachine(name);
  const after = approved(area, { name: 'Paradiso', rev: 3, isPreliminary: true });
  expect(after).toEqual({ name: 'Paradiso', rev: 3 });
  expect(() => approved(area, after)).toThrow('approved');
  expect(() => approved(area, { isPreliminary: false })).toThrow('approved');
});

it('what waits lives like any other', () => {
  const area = approvalMachine('company');
  expect([area.first].flat()).toEqual(['preliminary', 'live']);
  expect(leadsTo(area, 'preliminary', 'change')).toBe('preliminary');
  expect(leadsTo(area, 'preliminary', 'delete')).toBe('deleted');
  expect(leadsTo(area, 'preliminary', 'merge')).toBe('merged');
  for (const gone of ['deleted', 'merged'] as const) expect(leadsTo(area, gone, 'approve')).toBeUndefined();
});
