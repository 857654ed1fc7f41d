import { expect, test } from 'vitest';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { firstAsked, proposedPeople } from './people.ts';

const contact = (id: string, companyId: string, more: Partial<Contact> = {}) =>
  ({
    id,
    fullName: id,
    email: `${id}@hall.example`,
    culture: 'nl',
    positions: [{ companyId, companyName: companyId, position: '', defaultSelect: false }],
    ...more,
  }) as Contact;
const primary = (companyId: string) => ({
  positions: [{ companyId, companyName: companyId, position: '', defaultSelect: true }],
});
const show = {
  contact: { contactId: 'paul', fullName: 'paul', email: 'paul@hall.example' },
  promoter: { companyId: 'promoter' },
  venue: { venueId: 'venue' },
} as Show;

test('the contact of the show comes first, then the primary people, each address once', () => {
  const people = proposedPeople(show, {
    promoter: [contact('ann', 'promoter'), contact('paul', 'promoter', { culture: 'de' })],
    venue: [
      contact('vera', 'venue'),
      contact('tom', 'venue', primary('venue')),
      contact('gone', 'venue', { email: '' }),
    ],
  });
  expect(people.map(({ name }) => name)).toEqual(['paul', 'ann', 'tom', 'vera']);
  expect(people[0]).toMatchObject({ locale: 'de', from: 'promoter' });
});

test('a template for the venue starts with its primary contact, one for the artist with nobody', () => {
  const people = proposedPeople(show, { promoter: [], venue: [contact('tom', 'venue', primary('venue'))] });
  expect(firstAsked(people, 'venue')?.name).toBe('tom');
  expect(firstAsked(people, 'promoter')?.name).toBe('paul');
  expect(firstAsked(people, 'artist')).toBeUndefined();
});
