import type { Show } from '#shared/domains/booking/show/schemas.ts';

const id = (no: number): string => `01HZX3K4M5N6P7Q8R9S0T1V2${String(no).padStart(2, '0')}`;

/** An option in Lisbon, as the detail page gets it. */
export const optionShow: Show = {
  id: id(1),
  rev: 3,
  createdAt: '2026-10-02T09:00:00.000Z',
  updatedAt: '2026-11-18T09:12:00.000Z',
  number: 'S-04127',
  start: '2026-11-28T21:30',
  end: '2026-11-28T22:45',
  isAllDay: false,
  isNight: false,
  timeOfPerformance: '',
  startAt: '2026-11-28T21:30:00.000Z',
  zone: 'Europe/Lisbon',
  statusId: id(2),
  phase: 'options',
  rank: 1,
  expiresOn: '2026-11-24',
  artists: [{ artistId: id(3), name: 'Mira Solano' }],
  venue: { venueId: id(4), name: 'Casa do Farol', city: 'Lisbon', cityCountry: 'Lisbon, PT', zone: 'Europe/Lisbon' },
  promoter: { companyId: id(5), name: 'Maré Alta', cityCountry: 'Lisbon, PT' },
  contact: { contactId: id(6), fullName: 'Helena Brito', email: 'helena@marealta.example' },
  owner: { userId: id(7), name: 'Noor Bakker' },
  description: '',
  billing: '',
  fee: { minor: 500_000, currency: 'EUR' },
  internalNotes: 'Do not go below 5,000',
};
