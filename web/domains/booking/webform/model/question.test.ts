import { expect, it } from 'vitest';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { requestQuestion } from './question.ts';

const venue = { venueId: 'old', name: 'Casa', city: 'Lisbon', cityCountry: 'Lisbon, PT' };
const show = { id: 's', start: '2027-06-05T20:00', end: '2027-06-05T22:00', artists: [{ artistId: 'a', name: 'A' }] };

it('asks of conflicts at the venue that the request is merged with, else at its own', () => {
  const request = show as unknown as ShowRow;
  expect(requestQuestion(request, { action: 'merge', companyId: 'v' })).toMatchObject({ excludeId: 's', venueId: 'v' });
  expect(requestQuestion({ ...request, venue }, { action: 'discard' })).toMatchObject({ venueId: 'old' });
  expect(requestQuestion(request, { action: 'add' })).not.toHaveProperty('venueId');
});
