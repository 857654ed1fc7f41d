import { expect, it } from 'vitest';
import { salutationOf } from './rules.ts';

const jan = { firstName: 'Jan', infix: 'van der', lastName: 'Berg', salutation: '', culture: 'en' } as const;
it.each([
  [{ culture: 'nl', salutation: 'mr' }, 'Geachte heer Van der Berg'],
  [{ culture: 'nl', salutation: '' }, 'Beste Jan van der Berg'],
  [{ culture: 'de', salutation: 'ms' }, 'Sehr geehrte Frau van der Berg'],
  [{ culture: 'de', salutation: 'mx' }, 'Guten Tag Jan van der Berg'],
  [{ culture: 'en', salutation: 'mx' }, 'Dear Mx van der Berg'],
  [{ culture: 'nl', firstName: '' }, 'Beste Van der Berg'],
] as const)('%o begins %s', (more, text) => expect(salutationOf({ ...jan, ...more })).toBe(text));
