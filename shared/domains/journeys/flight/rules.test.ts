import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater, journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { addDays, addMinutes, dateOf, minutesOf, timeOf } from '#shared/kernel/time/date.ts';
import { issuesOf } from '#test/support/issues.ts';
import { changeAfter, flightLegs, flightName, flightTitle, onDay, withoutSegment } from './rules.ts';
import { FlightInput, type Segment } from './schemas.ts';

const ids = Array.from({ length: 30 }, (_, i) => `01M7ZFTA5KWKPDBTAQAVAYJN${10 + i}`);
const [A = '', B = '', C = ''] = ids;
const segmentInput = (more: object = {}) => ({
  airlineId: A,
  flightNumber: '1001',
  departure: { airportId: B, dateTimeLocal: '2027-05-20T09:10' },
  arrival: { airportId: C, dateTimeLocal: '2027-05-20T09:30' },
  ...more,
});
const input = (more: object = {}) => ({ artistIds: [A], travellerIds: [B], segments: [segmentInput()], ...more });
const wrong = (more: object) => issuesOf(FlightInput, input(more));
const wrongIn = (more: object) => wrong({ segments: [segmentInput(more)] });
const from = (dateTimeLocal: string, airportId = B) => ({ airportId, dateTimeLocal });

describe('what is filled in', () => {
  it('has defaults for all that need not be said', () => {
    expect(FlightInput.parse(input())).toEqual({
      phase: 'confirmed',
      artistIds: [A],
      travellerIds: [B],
      notes: '',
      tagIds: undefined,
      hexColor: '#FF0A81',
      bookingReference: '',
      baggage: '',
      segments: [
        {
          ...segmentInput(),
          departure: { ...from('2027-05-20T09:10'), terminal: '' },
          arrival: { ...from('2027-05-20T09:30', C), terminal: '' },
          cabinClass: '',
          seats: '',
        },
      ],
    });
  });

  it('has one to twelve flights', () => {
    const many = (length: number) =>
      Array.from({ length }, (_, i) =>
        segmentInput({ departure: from(`2027-05-${10 + i}T09:10`), arrival: from(`2027-05-${10 + i}T11:00`, C) }),
      );
    expect(wrong({ segments: [] })).toEqual(['segments atLeastOne']);
    expect(wrong({ segments: undefined })).toEqual(['segments required']);
    expect(wrong({ segments: many(12) })).toEqual([]);
    expect(wrong({ segments: many(13) })).toEqual(['segments atMost']);
  });

  it('names a flight by one to four digits and perhaps a letter, in capitals', () => {
    const numbers = ['1', '1001', '1001A', '9z', ' 12 '];
    expect(numbers.flatMap((flightNumber) => wrongIn({ flightNumber }))).toEqual([]);
    expect(FlightInput.parse(input({ segments: [segmentInput({ flightNumber: '9z' })] })).segments[0]).toMatchObject({
      flightNumber: '9Z',
    });
    for (const flightNumber of ['', '10011', 'KL1001', '10 01', '1AB', '-1'])
      expect(wrongIn({ flightNumber })[0]).toMatch(/^segments\.0\.flightNumber (flight\.number|required)$/);
  });

  it('keeps to its limits, each named at its field', () => {
    const end = (airportId: string, dateTimeLocal: string, n: number) => ({
      ...from(dateTimeLocal, airportId),
      terminal: 't'.repeat(n),
    });
    const at = (n: number) => ({
      bookingReference: 'b'.repeat(50 + n),
      baggage: 'b'.repeat(200 + n),
      notes: 'n'.repeat(2500 + n),
      segments: [
        segmentInput({
          seats: 's'.repeat(200 + n),
          departure: end(B, '2027-05-20T09:10', 20 + n),
          arrival: end(C, '2027-05-20T09:30', 20 + n),
        }),
      ],
    });
    expect(wrong(at(0))).toEqual([]);
    expect(wrong(at(1)).toSorted()).toEqual([
      'baggage tooLong',
      'bookingReference tooLong',
      'notes tooLong',
      'segments.0.arrival.terminal tooLong',
      'segments.0.departure.terminal tooLong',
      'segments.0.seats tooLong',
    ]);
    expect(wrongIn({ cabinClass: 'coach' })).toEqual(['segments.0.cabinClass choice']);
    expect(wrongIn({ cabinClass: 'premiumEconomy' })).toEqual([]);
    expect(wrong({ hexColor: 'red' })).toHaveLength(1);
  });

  it('arrives elsewhere than it leaves from', () => {
    expect(wrongIn({ arrival: from('2027-05-20T10:30') })).toEqual(['segments.0.arrival.airportId flight.sameAirport']);
  });

  it('arrives within what zones and aircraft allow', () => {
    const arriving = (minutes: number) => wrongIn({ arrival: from(addMinutes('2027-05-20T09:10', minutes), C) });
    const at = 'segments.0.arrival.dateTimeLocal';
    expect(arriving(-26 * 60)).toEqual([]);
    expect(arriving(-26 * 60 - 1)).toEqual([`${at} endBeforeBegin`]);
    expect(arriving(0)).toEqual([]);
    expect(arriving(36 * 60)).toEqual([]);
    expect(arriving(36 * 60 + 1)).toEqual([`${at} periodTooLong`]);
    expect(wrongIn({ arrival: from('2027-02-30T09:30', C) })).toEqual([`${at} date`]);
  });

  it('leaves but once at a minute: calendars hold no two flights of one journey there', () => {
    const twice = [segmentInput(), segmentInput({ flightNumber: '7' })];
    expect(wrong({ segments: twice })).toEqual(['segments.1.departure.dateTimeLocal flight.sameMinute']);
  });
});

const airport = (iata: string) => ({
  airportId: iata,
  name: `${iata} Airport`,
  iata,
  city: `City of ${iata}`,
  countryId: 'NL',
  point: { lat: 50, lng: 4 },
});
const segment = (
  i: number,
  [off, to]: readonly [string, string],
  [leaves, lands]: readonly [string, string],
): Segment => ({
  id: ids[i] ?? '',
  airline: { airlineId: A, name: 'Test Air', iata: 'T1' },
  flightNumber: `10${i}`,
  departure: { airport: airport(off), dateTimeLocal: leaves, terminal: '2' },
  arrival: { airport: airport(to), dateTimeLocal: lands, terminal: '5' },
  cabinClass: '',
  seats: '',
});
const out = segment(0, ['AMS', 'LHR'], ['2027-05-20T09:10', '2027-05-20T09:30']);
const over = segment(1, ['LHR', 'JFK'], ['2027-05-20T11:00', '2027-05-20T14:00']);
const fromElsewhere = segment(2, ['LGW', 'JFK'], ['2027-05-20T12:00', '2027-05-20T15:00']);

describe('a journey by air', () => {
  it('is called by its airports, and says where it goes on from elsewhere', () => {
    expect(flightName(out)).toBe('T1 100');
    expect(flightTitle({ segments: [out] })).toBe('AMS → LHR');
    expect(flightTitle({ segments: [out, over] })).toBe('AMS → LHR → JFK');
    expect(flightTitle({ segments: [out, fromElsewhere] })).toBe('AMS → LHR, LGW → JFK');
  });

  it('stands in calendars flight by flight, and lasts from its first to its last', () => {
    expect(flightLegs({ segments: [out, over] })).toMatchObject([
      { title: 'T1 100 AMS → LHR', city: 'City of LHR', start: '2027-05-20T09:10', end: '2027-05-20T09:30' },
      { title: 'T1 101 LHR → JFK', city: 'City of JFK', start: '2027-05-20T11:00', end: '2027-05-20T14:00' },
    ]);
    expect(journeySpan({ segments: [out, over] })).toEqual({ start: '2027-05-20T09:10', end: '2027-05-20T14:00' });
    expect(journeySpan({ segments: [] })).toEqual({ start: '', end: '' });
  });

  it('has a change where it goes on from the airport it came to', () => {
    expect(changeAfter([out, over], 0)).toBe(90);
    expect(changeAfter([out, over], 1)).toBeUndefined();
    expect(changeAfter([out, fromElsewhere], 0)).toBeUndefined();
  });

  it('counts the days it arrives later', () => {
    const lands = (at: string) => daysLater({ ...out, arrival: { ...out.arrival, dateTimeLocal: at } });
    expect(['2027-05-19T23:00', '2027-05-20T23:59', '2027-05-21T00:00'].map(lands)).toEqual([-1, 0, 1]);
  });
});

describe('a flight less', () => {
  it('leaves the others as they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), (length, nth) => {
        const segments = Array.from({ length }, (_, i) => ({ ...out, id: ids[i] ?? '' }));
        const gone = segments[nth % length]?.id ?? '';
        const journey = { segments, notes: 'kept' };
        const left = withoutSegment(journey, gone);
        expect(left.notes).toBe('kept');
        expect(left.segments).toEqual(segments.filter(({ id }) => id !== gone));
        expect(journey.segments).toHaveLength(length);
      }),
    );
  });

  it('is refused of the last one, and of one that is not there', () => {
    expect(() => withoutSegment({ segments: [out] }, out.id)).toThrow('flight.lastSegment');
    expect(() => withoutSegment({ segments: [out] }, over.id)).toThrow('flight.noSegment');
    expect(() => withoutSegment({ segments: [out, over] }, fromElsewhere.id)).toThrow('flight.noSegment');
  });
});

describe('the same flight on another day', () => {
  it('leaves that day by the same clock, and is as long by the clocks as it was', () => {
    const minutes = fc.integer({ min: -26 * 60, max: 36 * 60 });
    const days = fc.integer({ min: -400, max: 400 });
    const clock = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(clock, minutes, days, (leaves, lasts, later) => {
        const departure = { ...out.departure, dateTimeLocal: addMinutes('2027-05-20T00:00', leaves) };
        const arrival = { ...out.arrival, dateTimeLocal: addMinutes(departure.dateTimeLocal, lasts) };
        const day = addDays('2027-05-20', later);
        const found = onDay({ departure, arrival }, day);
        expect(dateOf(found.departure.dateTimeLocal)).toBe(day);
        expect(timeOf(found.departure.dateTimeLocal)).toBe(timeOf(departure.dateTimeLocal));
        expect(minutesOf(found.arrival.dateTimeLocal) - minutesOf(found.departure.dateTimeLocal)).toBe(lasts);
        expect(found.arrival).toMatchObject({ airport: out.arrival.airport, terminal: '5' });
      }),
    );
  });
});
