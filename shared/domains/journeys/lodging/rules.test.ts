import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { addMinutes, dateOf } from '#shared/kernel/time/date.ts';
import { issuesOf } from '#test/support/issues.ts';
import { checkGuests, guestMoved, lodgingProblem, lodgingSpan, movedTo, nightsOf, withoutRoom } from './rules.ts';
import { LodgingInput, MAX_ROOMS } from './schemas.ts';

const ids = Array.from({ length: 30 }, (_, i) => `01M7ZFTA5KWKPDBTAQAVAYJN${10 + i}`);
const [A = '', B = '', C = ''] = ids;
const input = (more: object = {}) => ({
  artistIds: [A],
  travellerIds: [A, B],
  placeName: 'Hotel Mundial',
  stay: { checkIn: '2027-05-20T15:00', checkOut: '2027-05-22T11:00' },
  ...more,
});
const wrong = (more: object) => issuesOf(LodgingInput, input(more));

describe('what is filled in', () => {
  it('has defaults for all but where, when and who', () => {
    expect(LodgingInput.parse(input({ rooms: [{}] }))).toEqual({
      ...input(),
      phase: 'confirmed',
      notes: '',
      tagIds: undefined,
      hexColor: '#FF0A81',
      placeId: '',
      placeAddress: '',
      phone: '',
      email: '',
      website: '',
      bookingReference: '',
      breakfast: false,
      paidBy: '',
      rooms: [{ kind: 'single', number: '', guestIds: [], note: '' }],
    });
    expect(LodgingInput.parse(input()).rooms).toEqual([]);
  });

  it('names the hotel', () => {
    expect(wrong({ placeName: undefined })).toEqual(['placeName required']);
    expect(wrong({ placeName: '   ' })).toEqual(['placeName required']);
  });

  it('keeps to its limits, each named at its field', () => {
    const at = (n: number) => ({
      placeName: 'h'.repeat(200 + n),
      placeAddress: 'a'.repeat(300 + n),
      phone: '1'.repeat(100 + n),
      website: `https://hotel.example/${'x'.repeat(178 + n)}`,
      bookingReference: 'b'.repeat(50 + n),
      rooms: [{ number: '1'.repeat(20 + n), note: 'n'.repeat(200 + n) }],
    });
    expect(wrong(at(0))).toEqual([]);
    expect(wrong(at(1)).toSorted()).toEqual([
      'bookingReference tooLong',
      'phone tooLong',
      'placeAddress tooLong',
      'placeName tooLong',
      'rooms.0.note tooLong',
      'rooms.0.number tooLong',
      'website tooLong',
    ]);
    expect(wrong({ email: 'nobody', website: 'no site', paidBy: 'nobody', rooms: [{ kind: 'tent' }] })).toEqual([
      'email email',
      'website url',
      'paidBy choice',
      'rooms.0.kind choice',
    ]);
    const rooms = (length: number) => Array.from({ length }, () => ({}));
    expect(wrong({ rooms: rooms(MAX_ROOMS) })).toEqual([]);
    expect(wrong({ rooms: rooms(MAX_ROOMS + 1) })).toEqual(['rooms atMost']);
  });

  it('lasts from a minute to a year', () => {
    const stay = (minutes: number) => {
      const checkIn = '2027-05-20T15:00';
      const checkOut = addMinutes(checkIn, minutes);
      expect(wrong({ stay: { checkIn, checkOut } })).toEqual(
        [lodgingProblem(checkIn, checkOut)].flatMap((problem) => (problem ? [`stay.checkOut ${problem}`] : [])),
      );
      return lodgingProblem(checkIn, checkOut);
    };
    expect([-60, 0, 1, 366 * 1440, 366 * 1440 + 1].map(stay)).toEqual([
      'endBeforeBegin',
      'endBeforeBegin',
      undefined,
      undefined,
      'periodTooLong',
    ]);
    expect(wrong({ stay: undefined })).toEqual(['stay required']);
    expect(wrong({ stay: { checkIn: '', checkOut: '2027-05-22T11:00' } })).toEqual(['stay.checkIn required']);
  });

  it('gives nobody two beds, in one room or in two', () => {
    const rooms = (...guests: string[][]) => wrong({ rooms: guests.map((guestIds) => ({ guestIds })) });
    expect(rooms([A], [B])).toEqual([]);
    expect(rooms([A], [B, A])).toEqual(['rooms.1.guestIds lodging.twice']);
    expect(rooms([A, A], [B])).toEqual(['rooms.0.guestIds lodging.twice']);
    expect(rooms([A], [A], [A])).toEqual(['rooms.1.guestIds lodging.twice', 'rooms.2.guestIds lodging.twice']);
  });
});

describe('who sleeps where', () => {
  const parsed = (guests: string[][]) => LodgingInput.parse(input({ rooms: guests.map((guestIds) => ({ guestIds })) }));

  it('is one who travels along, named at the room of the first who does not', () => {
    expect(() => checkGuests(parsed([[A], [B]]))).not.toThrow();
    expect(() => checkGuests(parsed([[A], [B, C]]))).toThrow(
      expect.objectContaining({ details: [{ code: 'lodging.noTraveller', field: 'rooms.1.guestIds' }] }),
    );
  });

  it('keeps one bed when two guests turn out to be one', () => {
    const rooms = (...guests: string[][]) => guests.map((guestIds) => ({ guestIds, note: 'kept' }));
    expect(guestMoved(rooms([A, B], [C]), A, ids[5] ?? '')).toEqual(rooms([ids[5] ?? '', B], [C]));
    expect(guestMoved(rooms([A, B], [C]), A, C)).toEqual(rooms([B], [C]));
    expect(guestMoved(rooms([A, B]), A, A)).toEqual(rooms([A, B]));
  });

  it('leaves travellers without a bed, in their order', () => {
    const rooms = (...guests: string[][]) => guests.map((guestIds) => ({ guestIds }));
    expect(withoutRoom([C, B, A], rooms([B]))).toEqual([C, A]);
    expect(withoutRoom([A], rooms([], [A]))).toEqual([]);
    expect(withoutRoom([A], [])).toEqual([A]);
  });
});

describe('a stay in time', () => {
  const stay = (checkIn: string, checkOut: string) => ({ stay: { checkIn, checkOut } });

  it('has a night for each day it goes on to', () => {
    expect(nightsOf(stay('2027-05-20T15:00', '2027-05-22T11:00'))).toBe(2);
    expect(nightsOf(stay('2027-05-20T09:00', '2027-05-20T17:00'))).toBe(0);
    expect(nightsOf(stay('2027-03-27T23:00', '2027-04-01T05:00'))).toBe(5);
  });

  it('is arrived at and left on the days of the calendar, however early', () => {
    const early = fc.integer({ min: 1, max: 1439 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), early, fc.integer({ min: 1, max: 30 }), (from, to, days) => {
        const checkIn = addMinutes('2027-05-20T00:00', from);
        const checkOut = addMinutes('2027-05-20T00:00', days * 1440 + to);
        const { first, last } = agendaDays(lodgingSpan(stay(checkIn, checkOut)));
        expect([first, last]).toEqual([dateOf(checkIn), dateOf(checkOut)]);
      }),
    );
  });

  it('is moved as a drag leaves it, within the same limits', () => {
    const times = { start: '2027-06-01T15:00', end: '2027-06-02T10:00' };
    const lodging = { ...stay('2027-05-20T15:00', '2027-05-22T11:00'), placeName: 'kept' };
    expect(movedTo(lodging, times)).toEqual({ ...stay(times.start, times.end), placeName: 'kept' });
    const refused = (end: string, code: string) =>
      expect(() => movedTo(lodging, { ...times, end })).toThrow(
        expect.objectContaining({ details: [{ code, field: 'end' }] }),
      );
    refused(times.start, 'endBeforeBegin');
    refused('2028-06-03T15:00', 'periodTooLong');
  });
});
