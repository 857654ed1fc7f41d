import { expect, it } from 'vitest';
import { saidDays } from './picker-search.ts';

it('says the days of a sublabel in the reader’s way, and leaves the rest as it is', () => {
  expect(saidDays('2027-05-21 – 2027-06-02, Ada, Mo')).toMatch(
    /^21 May 2027 – 2 Jun 2027, Ada, Mo$|^May 21, 2027 – Jun 2, 2027, Ada, Mo$/,
  );
  expect(saidDays('S-04127 · Paris, FR')).toBe('S-04127 · Paris, FR');
});
