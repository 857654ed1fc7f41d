import { PromoterAgreement } from '#shared/domains/agreements/agreement/document.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** A contract with every section filled. */
export const sampleContract = (locale: Locale = 'en'): PromoterAgreement =>
  PromoterAgreement.parse({
    locale,
    number: 'C-2026-0042',
    date: '2026-05-12',
    agency: {
      name: 'Nightbird Agency B.V.',
      address: ['Herengracht 182', '1016 BR Amsterdam', 'Netherlands'],
      vatNumber: 'NL812345678B01',
      registerNumber: '34123456',
      email: 'bookings@nightbird.test',
      phone: '+31 20 123 45 67',
      signatory: { name: 'Iris de Vries', capacity: 'Managing director' },
    },
    promoter: {
      name: 'Müller & Söhne Konzerte GmbH',
      address: ['Hauptstraße 1', '10115 Berlin', 'Germany'],
      vatNumber: 'DE123456789',
      registerNumber: 'HRB 98765 B',
      email: 'kontakt@mueller-konzerte.test',
      signatory: { name: 'Jürgen Müller', capacity: 'Geschäftsführer' },
    },
    show: {
      title: 'Nova live',
      artist: 'DJ Zażółć & Νότα',
      date: '2026-08-14',
      start: '22:30',
      end: '00:00',
      slot: 'Main stage, headliner',
      billing: '100 % headline, first name on all announcements',
      venue: { name: 'Paradiso', address: ['Weteringschans 6-8', '1017 SG Amsterdam'], capacity: 1500 },
    },
    timetable: [
      { time: '15:00', label: 'Get-in', note: 'Loading bay, two hands' },
      { time: '17:30', label: 'Sound check' },
      { time: '20:00', label: 'Doors' },
      { time: '22:30', label: 'Nova', note: '90 minutes' },
      { time: '01:00', label: 'Curfew' },
    ],
    currency: 'EUR',
    deal: 'Guarantee of € 12,500.00 against 70 % of the net box office, whichever is higher.',
    lines: [
      { text: 'Performance fee', quantity: 1, net: 1_250_000, vatRate: 9000 },
      { text: 'Backline hire', quantity: 1, net: 85_000, vatRate: 21_000 },
      { text: 'Travel buy-out', quantity: 4, net: 60_000, vatRate: 21_000 },
    ],
    vatText: '',
    costsByPromoter: ['Venue, sound and light', 'Local ground transport', 'Two double and two single rooms, 4 stars'],
    payments: [
      { due: '2026-06-01', amount: 700_000, text: 'Deposit' },
      { due: '2026-08-07', amount: 837_950, text: 'Balance' },
    ],
    bank: { holder: 'Nightbird Agency B.V.', iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A', name: 'ABN AMRO' },
    exclusivity: { radius: 100, unit: 'km', daysBefore: 60, daysAfter: 30 },
    riders: ['Technical rider, 3 pages, version 2026-02', 'Hospitality rider, 1 page'],
    hospitality: 'Warm meal for six after sound check. Dressing room with lock, shower and towels.',
    travel: 'Arrival by train on the day of the show; the promoter collects the party from Amsterdam Centraal.',
    guestTickets: 12,
    withholdingRate: 15_825,
    cancellation: [
      { daysBefore: 30, percent: 75 },
      { daysBefore: 90, percent: 50 },
      { daysBefore: 14, percent: 100 },
    ],
    law: { country: 'the Netherlands', court: 'Amsterdam' },
    notes: 'Recording of the show needs written consent.',
  });
