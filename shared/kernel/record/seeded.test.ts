import { expect, it } from 'vitest';
import { takenOver } from './seeded.ts';

const schiphol = { name: 'Schiphol', city: 'Amsterdam' };
const record = { ...schiphol, isActive: false, published: schiphol };

it('changes nothing where nothing new is published', () => {
  expect(takenOver(record, { ...schiphol })).toBeUndefined();
  expect(takenOver({ ...record, name: 'Ours' }, { ...schiphol })).toBeUndefined();
  expect(takenOver(record, { city: 'Amsterdam', name: 'Schiphol' })).toBeUndefined();
});

it('takes over what is new, and leaves alone what the agency changed', () => {
  const fresh = { name: 'Amsterdam Schiphol', city: 'Haarlemmermeer' };
  expect(takenOver(record, fresh)).toEqual({ ...fresh, isActive: false, published: fresh });
  expect(takenOver({ ...record, name: 'Ours' }, fresh)).toEqual({
    name: 'Ours',
    city: 'Haarlemmermeer',
    isActive: false,
    published: fresh,
  });
});

it('what the agency made itself keeps all it says', () => {
  const own: typeof schiphol & { published?: typeof schiphol } = { name: 'Our strip', city: 'Home' };
  expect(takenOver(own, schiphol)).toEqual({ ...own, published: schiphol });
});
