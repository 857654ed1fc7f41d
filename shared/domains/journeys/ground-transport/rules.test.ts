import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundTransportSpan, groundTransportTimes, groundTransportTitle, movedTo } from './rules.ts';
import { type End, GroundTransportInput } from './schemas.ts';

const end = (more: Partial<End> = {}): End => ({
  dateTimeLocal: '2027-05-21T14:00',
  locationType: 'hotel',
  locationTypeOther: '',
  placeId: '',
  placeName: '',
  placeAddress: '',
  ...more,
});
const artists = [{ artistId: '01M7ZFTA5KWKPDBTAQAVAYJNTM', name: 'Mara Lind' }];
const input = (more: object = {}) => ({
  duration: 45,
  artistIds: [artists[0]?.artistId],
  travellerIds: ['01M7ZFTA5KWKPDBTAQAVAYJNTN'],
  start: { dateTimeLocal: '2027-05-21T14:00', locationType: 'airport' },
  end: { dateTimeLocal: '2027-05-21T14:45', locationType: 'hotel' },
  ...more,
});
const fieldsOf = (value: object) =>
  GroundTransportInput.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('what is filled in', () => {
  it('has the defaults of the spec', () => {
    expect(GroundTransportInput.parse(input())).toMatchObject({
      routeHexColor: '#FF0A81',
      departArriveSelect: 'departAt',
      phase: 'confirmed',
      driver: { name: '', mobile: '', email: '', vehicleModel: '' },
    });
  });

  it('says where it starts and ends, and names what is something else', () => {
    const to = (more: object) => fieldsOf(input({ end: { dateTimeLocal: '2027-05-21T14:45', ...more } }));
    expect(to({})).toEqual(['end.locationType choice']);
    expect(to({ locationType: 'unknown' })).toEqual(['end.locationType choice']);
    expect(to({ locationType: 'other' })).toEqual(['end.locationTypeOther required']);
    expect(to({ locationType: 'other', locationTypeOther: 'Ferry' })).toEqual([]);
    expect(to({ locationType: 'other', locationTypeOther: 'x'.repeat(51) })).toEqual(['end.locationTypeOther tooLong']);
  });

  it('has one artist, 1 to 25 travellers, and minutes of four digits', () => {
    const ids = Array.from({ length: 26 }, (_, i) => `01M7ZFTA5KWKPDBTAQAVAYJN${10 + i}`);
    expect(fieldsOf(input({ artistIds: [] }))).toEqual(['artistIds required']);
    expect(fieldsOf(input({ artistIds: ids.slice(0, 2) }))).toEqual(['artistIds atMost']);
    expect(fieldsOf(input({ travellerIds: [] }))).toEqual(['travellerIds atLeastOne']);
    expect(fieldsOf(input({ travellerIds: ids.slice(0, 25) }))).toEqual([]);
    expect(fieldsOf(input({ travellerIds: ids }))).toHaveLength(1);
    expect(fieldsOf(input({ travellerIds: [ids[0], ids[0]] }))).toEqual(['travellerIds choice']);
    for (const duration of [0, -1, 1.5, 10_000, undefined]) expect(fieldsOf(input({ duration }))).toHaveLength(1);
    for (const duration of [1, 9_999]) expect(fieldsOf(input({ duration }))).toEqual([]);
  });

  it('says when, on a clock there is', () => {
    const from = (dateTimeLocal: string) => fieldsOf(input({ start: { locationType: 'hotel', dateTimeLocal } }));
    expect(from('2027-05-21T14:00')).toEqual([]);
    for (const wrong of ['', '2027-02-30T14:00', '2027-05-21T25:00'])
      expect(from(wrong)).toEqual(['start.dateTimeLocal date']);
  });

  it('keeps to the limits of driver and notes', () => {
    const driver = { name: 'n'.repeat(101), mobile: 'm'.repeat(101), vehicleModel: 'v'.repeat(201), email: 'no' };
    expect(fieldsOf(input({ driver, notes: 'x'.repeat(2501) }))).toHaveLength(5);
    const just = {
      name: 'n'.repeat(100),
      mobile: 'm'.repeat(100),
      vehicleModel: 'v'.repeat(200),
      email: 'a@b.example',
    };
    expect(fieldsOf(input({ driver: just, notes: 'x'.repeat(2500) }))).toEqual([]);
  });
});

describe('the clock', () => {
  it('of the end that is not fixed follows from the duration', () => {
    const ends = { start: { dateTimeLocal: '2027-05-21T23:30' }, end: { dateTimeLocal: '2027-05-22T09:00' } };
    expect(groundTransportTimes({ departArriveSelect: 'departAt', duration: 45, ...ends })).toEqual({
      start: '2027-05-21T23:30',
      end: '2027-05-22T00:15',
    });
    expect(
      groundTransportTimes({
        departArriveSelect: 'departAt',
        duration: 180,
        start: { dateTimeLocal: '2027-05-20T10:00', zone: 'Europe/Lisbon' },
        end: { dateTimeLocal: '', zone: 'Europe/Madrid' },
      }),
    ).toEqual({ start: '2027-05-20T10:00', end: '2027-05-20T14:00' });
    expect(groundTransportTimes({ departArriveSelect: 'arriveBy', duration: 90, ...ends })).toEqual({
      start: '2027-05-22T07:30',
      end: '2027-05-22T09:00',
    });
  });

  it('of a ride that was moved is as long as the ride', () => {
    const groundTransport = { duration: 45, start: end(), end: end() };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (minutes) => {
        const { end: to } = groundTransportTimes({
          departArriveSelect: 'departAt',
          duration: minutes,
          start: end(),
          end: end(),
        });
        const moved = movedTo(groundTransport, { start: '2027-05-21T14:00', end: to });
        expect(groundTransportTimes({ departArriveSelect: 'departAt', ...moved }).end).toBe(to);
        expect(moved.duration).toBe(minutes);
      }),
    );
    expect(() => movedTo(groundTransport, { start: '2027-05-21T14:00', end: '2027-05-21T14:00' })).toThrow(
      'endBeforeBegin',
    );
    expect(() => movedTo(groundTransport, { start: '2027-05-21T14:00', end: '2027-05-29T14:00' })).toThrow(
      'periodTooLong',
    );
  });

  it('a ride into the small hours belongs to its evening, an early one to its morning', () => {
    const span = (start: string, to: string) =>
      groundTransportSpan({ start: end({ dateTimeLocal: start }), end: end({ dateTimeLocal: to }) }).isNight;
    expect(span('2027-05-21T23:30', '2027-05-22T00:30')).toBe(true);
    expect(span('2027-05-21T05:30', '2027-05-21T06:30')).toBe(false);
  });
});

it('a ride is called by its ends, as far as they have a name', () => {
  const named = (from: Partial<End>, to: Partial<End>) =>
    groundTransportTitle({ start: end(from), end: end(to), artists });
  expect(named({ placeName: 'Schiphol' }, { placeAddress: 'Damrak 1' })).toBe('Schiphol → Damrak 1');
  expect(named({}, { locationTypeOther: 'Ferry' })).toBe('… → Ferry');
  expect(named({}, {})).toBe('Mara Lind');
});
