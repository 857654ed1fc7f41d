import { makeId } from '#shared/kernel/record/ids.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agreementTotals, PromoterAgreement, type ScheduledShow } from './document.ts';
import { payments } from './draft.ts';

export const showId = (no: number): string => makeId(no, 0, new Uint8Array(10));
const party = { name: 'Someone', address: ['Street 1'], signatory: { name: 'Sam' } };

interface Night {
  readonly venue?: string;
  readonly net?: number;
  readonly deal?: string;
  readonly withholdingRate?: number;
  readonly withholdingBearer?: 'artist' | 'promoter';
  readonly currency?: string;
}
/** The document that one night of a tour would have alone, and its row of the schedule. */
export function partOf(no: number, { venue = `Hall ${no}`, net = 100_000, currency = 'EUR', ...more }: Night = {}) {
  const date = addDays('2027-03-01', no);
  const show: ScheduledShow = {
    showId: showId(no),
    artist: 'The Lanterns',
    date,
    start: '20:00',
    end: '22:00',
    venue,
    city: 'Lisboa',
  };
  const lines = [{ text: 'Performance fee', quantity: 1, net, vatRate: 9000 }];
  const document = PromoterAgreement.parse({
    locale: 'en',
    number: '',
    date: '2027-01-01',
    agency: party,
    promoter: party,
    show: {
      title: venue,
      artist: show.artist,
      date,
      start: '20:00',
      end: '22:00',
      venue: { name: venue, address: [] },
    },
    timetable: [{ time: '18:00', label: 'Doors' }],
    currency,
    lines,
    payments: payments(agreementTotals(lines).gross, '2027-01-01', date, 'en'),
    law: { country: 'Portugal', court: 'Lisboa' },
    ...more,
  });
  return { show, document };
}
