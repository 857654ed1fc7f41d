import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journeySpan, MAX_SEGMENTS } from '#shared/domains/journeys/travel/legs.ts';
import { addMinutes } from '#shared/kernel/time/date.ts';
import { issuesOf } from '#test/support/issues.ts';
import {
  changeAfter,
  changedSegment,
  hopTitle,
  trainLegs,
  trainName,
  trainTitle,
  withoutSegment,
  withSegment,
} from './rules.ts';
import { Segment, TrainInput } from './schemas.ts';

const ids = Array.from({ length: 30 }, (_, i) => `01M7ZFTA5KWKPDBTAQAVAYJN${10 + i}`);
const segmentInput = (more: object = {}) => ({
  departure: { placeName: 'Amsterdam Centraal', dateTimeLocal: '2027-05-20T08:04' },
  arrival: { placeName: 'Köln Hbf', dateTimeLocal: '2027-05-20T10:46' },
  ...more,
});
const input = (more: object = {}) => ({
  artistIds: [ids[0]],
  travellerIds: [ids[1]],
  segments: [segmentInput()],
  ...more,
});
const wrong = (more: object) => issuesOf(TrainInput, input(more));
const wrongIn = (more: object) => wrong({ segments: [segmentInput(more)] });

describe('what is filled in', () => {
  it('has defaults for all but where and when', () => {
    const station = { placeId: '', placeAddress: '', platform: '' };
    expect(TrainInput.parse(input())).toMatchObject({ phase: 'confirmed', hexColor: '#FF0A81', bookingReference: '' });
    expect(TrainInput.parse(input()).segments).toEqual([
      {
        operator: '',
        trainNumber: '',
        trainClass: '',
        coach: '',
        seats: '',
        departure: { ...segmentInput().departure, ...station },
        arrival: { ...segmentInput().arrival, ...station },
      },
    ]);
  });

  it('names both stations', () => {
    const dateTimeLocal = '2027-05-20T08:04';
    expect(wrongIn({ departure: { dateTimeLocal } })).toEqual(['segments.0.departure.placeName required']);
    expect(wrongIn({ departure: { dateTimeLocal, placeName: '  ' } })).toEqual([
      'segments.0.departure.placeName required',
    ]);
    expect(wrongIn({ arrival: { placeName: 'Köln' } })).toEqual(['segments.0.arrival.dateTimeLocal required']);
  });

  it('has one to twelve trains', () => {
    const many = (length: number) =>
      Array.from({ length }, (_, i) => {
        const leaves = addMinutes('2027-05-20T08:04', i * 60);
        return segmentInput({
          departure: { placeName: `S${i}`, dateTimeLocal: leaves },
          arrival: { placeName: `S${i + 1}`, dateTimeLocal: addMinutes(leaves, 40) },
        });
      });
    expect(wrong({ segments: [] })).toEqual(['segments atLeastOne']);
    expect(wrong({ segments: many(MAX_SEGMENTS) })).toEqual([]);
    expect(wrong({ segments: many(MAX_SEGMENTS + 1) })).toEqual(['segments atMost']);
  });

  it('keeps to its limits, each named at its field', () => {
    const end = (dateTimeLocal: string, n: number) => ({
      dateTimeLocal,
      placeName: 's'.repeat(200 + n),
      placeAddress: 'a'.repeat(300 + n),
      platform: 'p'.repeat(20 + n),
    });
    const at = (n: number) => ({
      bookingReference: 'b'.repeat(50 + n),
      segments: [
        {
          operator: 'o'.repeat(100 + n),
          trainNumber: 't'.repeat(20 + n),
          coach: 'c'.repeat(20 + n),
          seats: 's'.repeat(200 + n),
          departure: end('2027-05-20T08:04', n),
          arrival: end('2027-05-20T10:46', n),
        },
      ],
    });
    expect(wrong(at(0))).toEqual([]);
    const fields = ['operator', 'trainNumber', 'coach', 'seats'];
    const places = ['placeName', 'placeAddress', 'platform'];
    const ends = ['departure', 'arrival'].flatMap((end) => places.map((place) => `${end}.${place}`));
    expect(wrong(at(1)).toSorted()).toEqual(
      ['bookingReference tooLong', ...[...fields, ...ends].map((field) => `segments.0.${field} tooLong`)].toSorted(),
    );
    expect(wrongIn({ trainClass: 'third' })).toEqual(['segments.0.trainClass choice']);
  });

  it('arrives within what neighbouring clocks and a long ride allow', () => {
    const arriving = (minutes: number) =>
      wrongIn({ arrival: { placeName: 'X', dateTimeLocal: addMinutes('2027-05-20T08:04', minutes) } });
    const at = 'segments.0.arrival.dateTimeLocal';
    expect(arriving(-120)).toEqual([]);
    expect(arriving(-121)).toEqual([`${at} endBeforeBegin`]);
    expect(arriving(0)).toEqual([]);
    expect(arriving(7 * 1440)).toEqual([]);
    expect(arriving(7 * 1440 + 1)).toEqual([`${at} periodTooLong`]);
  });

  it('leaves but once at a minute: calendars hold no two trains of one journey there', () => {
    expect(wrong({ segments: [segmentInput(), segmentInput()] })).toEqual([
      'segments.1.departure.dateTimeLocal train.sameMinute',
    ]);
  });
});

type Stop = readonly [place: string, clock: string];
const train = (i: number, [from, leaves]: Stop, [to, lands]: Stop, more: object = {}): Segment =>
  Segment.parse({
    id: ids[i],
    departure: { placeName: from, dateTimeLocal: `2027-05-20T${leaves}` },
    arrival: { placeName: to, dateTimeLocal: `2027-05-20T${lands}` },
    ...more,
  });
const toCologne = train(0, ['Amsterdam', '08:00'], ['Köln Hbf', '10:40'], { trainNumber: 'ICE 105', operator: 'DB' });
const toFrankfurt = train(1, ['koln hbf', '11:10'], ['Frankfurt', '12:20'], { operator: 'DB' });
const fromDeutz = train(2, ['Köln Messe/Deutz', '11:30'], ['Frankfurt', '12:40']);

describe('a journey by rail', () => {
  it('is called by its stations, the same however they are written', () => {
    expect([toCologne, toFrankfurt, fromDeutz].map(trainName)).toEqual(['ICE 105', 'DB', '']);
    expect(hopTitle(toCologne)).toBe('Amsterdam → Köln Hbf');
    expect(trainTitle({ segments: [toCologne, toFrankfurt] })).toBe('Amsterdam → Köln Hbf → Frankfurt');
    expect(trainTitle({ segments: [toCologne, fromDeutz] })).toBe('Amsterdam → Köln Hbf, Köln Messe/Deutz → Frankfurt');
  });

  it('stands in calendars train by train, and lasts from its first to its last', () => {
    const segments = [toCologne, fromDeutz];
    expect(trainLegs({ segments }).map(({ title, start, end }) => [title, start, end])).toEqual([
      ['ICE 105 Amsterdam → Köln Hbf', '2027-05-20T08:00', '2027-05-20T10:40'],
      ['Köln Messe/Deutz → Frankfurt', '2027-05-20T11:30', '2027-05-20T12:40'],
    ]);
    expect(journeySpan({ segments })).toEqual({ start: '2027-05-20T08:00', end: '2027-05-20T12:40' });
  });

  it('has a change where it goes on from the station it came to', () => {
    expect(changeAfter([toCologne, toFrankfurt], 0)).toBe(30);
    expect(changeAfter([toCologne, toFrankfurt], 1)).toBeUndefined();
    expect(changeAfter([toCologne, fromDeutz], 0)).toBeUndefined();
  });
});

describe('one train of a journey', () => {
  const leaving = (minutes: number, id: string): Segment => ({
    ...toCologne,
    id,
    departure: { ...toCologne.departure, dateTimeLocal: addMinutes('2027-05-20T00:00', minutes) },
  });
  const clocks = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: MAX_SEGMENTS });

  it('is added where it leaves among the others', () => {
    fc.assert(
      fc.property(clocks, (minutes) => {
        const [first = leaving(0, ''), ...others] = minutes.map((minute, i) => leaving(minute, ids[i] ?? ''));
        const { segments } = others.reduce((journey, one) => withSegment(journey, one), { segments: [first] });
        const leaves = segments.map(({ departure }) => departure.dateTimeLocal);
        expect(leaves).toEqual(leaves.toSorted());
        expect(new Set(segments.map(({ id }) => id)).size).toBe(minutes.length);
      }),
    );
  });

  it('is refused once there are twelve, or where another leaves at its minute', () => {
    const full = { segments: Array.from({ length: MAX_SEGMENTS }, (_, i) => leaving(i, ids[i] ?? '')) };
    const refused = (act: () => unknown, code: string, field: string) =>
      expect(act).toThrow(expect.objectContaining({ details: [expect.objectContaining({ code, field })] }));
    refused(() => withSegment(full, leaving(99, ids[20] ?? '')), 'atMost', 'segment');
    const two = { segments: [leaving(5, 'a'), leaving(9, 'b')] };
    const at = ['train.sameMinute', 'segment.departure.dateTimeLocal'] as const;
    refused(() => withSegment(two, leaving(5, 'c')), ...at);
    refused(() => changedSegment(two, leaving(5, 'b')), ...at);
    expect(changedSegment(two, leaving(9, 'b'))).toEqual(two);
  });

  it('is changed by its id, in the order in which it then leaves, the others as they are', () => {
    const journey = { segments: [toCologne, toFrankfurt], notes: 'kept' };
    const later = { ...toFrankfurt, coach: '7' };
    expect(changedSegment(journey, later)).toEqual({ segments: [toCologne, later], notes: 'kept' });
    const earlier = leaving(60, toFrankfurt.id);
    expect(changedSegment(journey, earlier).segments.map(({ id }) => id)).toEqual([toFrankfurt.id, toCologne.id]);
    expect(() => changedSegment(journey, fromDeutz)).toThrow('train.noSegment');
  });

  it('is taken out, unless it is the last or not there', () => {
    const journey = { segments: [toCologne, toFrankfurt], notes: 'kept' };
    expect(withoutSegment(journey, toCologne.id)).toEqual({ segments: [toFrankfurt], notes: 'kept' });
    expect(() => withoutSegment(journey, fromDeutz.id)).toThrow('train.noSegment');
    expect(() => withoutSegment({ segments: [toCologne] }, toCologne.id)).toThrow('train.lastSegment');
    expect(() => withoutSegment({ segments: [toCologne] }, fromDeutz.id)).toThrow('train.noSegment');
  });
});
