import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { disagreements, SHOW_FACTS, type Stated, takenOver } from './agreement.ts';
import { PromoterAgreement } from './document.ts';

const party = (name: string) => ({ name, address: ['Main Street 1'], signatory: { name: '' } });
interface Facts {
  readonly artist: string;
  readonly date: string;
  readonly lastDate?: string;
  readonly venue: string;
  readonly promoter: string;
  readonly net: number;
  readonly doors: string;
}
function stated({ artist, date, lastDate, venue, promoter, net, doors }: Facts): Stated {
  const {
    number: _n,
    locale: _l,
    version: _v,
    ...document
  } = PromoterAgreement.parse({
    locale: 'en',
    number: 'C-1',
    date: '2026-11-26',
    agency: party('Agency'),
    promoter: party(promoter),
    show: {
      title: artist,
      artist,
      date,
      lastDate,
      start: '20:00',
      end: '22:00',
      billing: '',
      venue: { name: venue, address: [] },
    },
    timetable: [{ time: doors, label: 'Doors' }],
    currency: 'EUR',
    lines: [{ text: 'Fee', quantity: 1, net, vatRate: 9_000 }],
    payments: [{ due: date, amount: net, text: 'Balance' }],
    law: { country: '', court: '' },
  });
  return document;
}
const AGREED: Facts = {
  artist: 'Mara Vale',
  date: '2027-02-13',
  venue: 'Melkweg',
  promoter: 'Redwood',
  net: 250_000,
  doors: '19:00',
};

it('finds the fact that the show changed', () => {
  expect(disagreements(stated(AGREED), stated({ ...AGREED, net: 300_000 }))).toEqual(['money']);
  expect(disagreements(stated(AGREED), stated({ ...AGREED, date: '2027-02-14' }))).toEqual(['when']);
  expect(disagreements(stated(AGREED), stated({ ...AGREED, doors: '19:30' }))).toEqual(['timetable']);
});

it('finds a day that the show gained or lost, and takes it over', () => {
  const [one, two] = [stated(AGREED), stated({ ...AGREED, lastDate: '2027-02-14' })];
  expect(disagreements(one, two)).toEqual(['when']);
  expect(takenOver(one, two, 'when').show.lastDate).toBe('2027-02-14');
  expect(disagreements(two, one)).toEqual(['when']);
  expect(takenOver(two, one, 'when').show.lastDate).toBeUndefined();
});

it('is silent where only words differ', () => {
  const document = stated(AGREED);
  const reworded = {
    ...document,
    deal: 'A guarantee.',
    notes: 'Bring towels.',
    lines: document.lines.map((l) => ({ ...l, text: 'Gage' })),
  };
  expect(disagreements(reworded, document)).toEqual([]);
});

it('expects no timetable of an agreement that has none', () => {
  const [document, proposed] = [stated(AGREED), stated({ ...AGREED, doors: '19:30' })];
  expect(disagreements({ ...document, timetable: [] }, proposed)).toEqual([]);
});

it('compares the show time with the hours of the show, not with the timetable', () => {
  const proposed = stated(AGREED);
  const older = (time: string, label = 'Show time') => ({
    ...proposed,
    timetable: [...proposed.timetable, { time, label, note: '' }],
  });
  for (const time of ['20:00', '20:00 – 22:00']) expect(disagreements(older(time), proposed)).toEqual([]);
  expect(disagreements(older('20:00', 'Showbeginn'), proposed)).toEqual([]);
  expect(disagreements(older('21:00'), proposed)).toEqual(['timetable']);
  expect(disagreements(older('20:00', 'Support act'), proposed)).toEqual(['timetable']);

  const moved = { ...proposed, show: { ...proposed.show, start: '20:30' } };
  expect(disagreements(older('20:00'), moved)).toEqual(['when']);
  expect(disagreements(takenOver(older('20:00'), moved, 'when'), moved)).toEqual([]);
});

it('takes the whole of a fact over: a fee brings its payments', () => {
  const after = takenOver(stated(AGREED), stated({ ...AGREED, net: 300_000 }), 'money');
  expect([after.lines[0]?.net, after.payments[0]?.amount]).toEqual([300_000, 300_000]);
});

it('agrees on a fact once it is taken over, and keeps the others', () => {
  const facts = fc.record({
    artist: fc.constantFrom('Mara Vale', 'Faro'),
    date: fc.constantFrom('2027-02-13', '2027-02-14'),
    venue: fc.constantFrom('Melkweg', 'Paradiso'),
    promoter: fc.constantFrom('Redwood', 'Mojo'),
    net: fc.constantFrom(0, 250_000),
    doors: fc.constantFrom('19:00', '19:30'),
  });
  fc.assert(
    fc.property(facts, facts, fc.constantFrom(...SHOW_FACTS), (a, b, fact) => {
      const [document, proposed] = [stated(a), stated(b)];
      const before = disagreements(document, proposed);
      const after = disagreements(takenOver(document, proposed, fact), proposed);
      expect(after).toEqual(before.filter((other) => other !== fact));
    }),
  );
});
