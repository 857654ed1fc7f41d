import { expect, it } from 'vitest';
import * as z from 'zod';
import { MasterInput } from '#shared/kernel/contract/master-contract.ts';
import { blankOf } from './blank-of.ts';

it('defaults stand, what must be given is empty, what may be left out is left out', () => {
  const { shape } = MasterInput.extend({
    days: z.int().default(30),
    address: z.object({ city: z.string().default('') }).prefault({}),
    kind: z.enum(['a', 'b']),
    groupId: z.string().optional(),
  });
  expect(blankOf(shape)).toEqual({ name: '', isActive: true, days: 30, address: { city: '' }, kind: '' });
});
