import { expect, it } from 'vitest';
import { heldFrom, requiredFrom } from './required-factor.ts';

it('holds from midnight of the agency, for the users it names', () => {
  const tenant = (of: 'nobody' | 'internal' | 'everyone') => ({
    secondFactor: heldFrom({ of, from: '2027-03-01' }, 'Europe/Amsterdam'),
  });
  const from = '2027-02-28T23:00:00.000Z';
  const both = (of: 'nobody' | 'internal' | 'everyone') =>
    (['internal', 'external'] as const).map((environment) => requiredFrom({ environment, tenant: tenant(of) }));
  expect(both('nobody')).toEqual([undefined, undefined]);
  expect(both('internal')).toEqual([from, undefined]);
  expect(both('everyone')).toEqual([from, from]);
});
