import { describe, expect, it } from 'vitest';
import { appointmentOf, decided, isOpen, nameParts, sortedFields, withoutArtist } from './rules.ts';

const asked = { artistId: 'a', artistName: 'A', contactName: 'Mo', email: 'mo@x.test', date: '2027-01-30' };

describe('when a request would be', () => {
  it('takes the whole day without a time', () =>
    expect(appointmentOf(asked)).toMatchObject({ start: '2027-01-30T00:00', end: '2027-01-30T23:59', isAllDay: true }));
  it('counts half past midnight to the night of the day', () =>
    expect(appointmentOf({ ...asked, startTime: '00:30', setMinutes: 75 })).toMatchObject({
      start: '2027-01-31T00:30',
      end: '2027-01-31T01:45',
      isNight: true,
    }));
  it('takes an evening as it is', () =>
    expect(appointmentOf({ ...asked, startTime: '21:00' })).toMatchObject({
      start: '2027-01-30T21:00',
      end: '2027-01-30T22:00',
      isNight: false,
    }));
  it('counts an evening that ends after midnight as one night', () =>
    expect(appointmentOf({ ...asked, startTime: '22:00', setMinutes: 240 })).toMatchObject({
      start: '2027-01-30T22:00',
      end: '2027-01-31T02:00',
      isNight: true,
    }));
});

describe('a form', () => {
  const artists = [
    { artistId: 'a', name: 'A' },
    { artistId: 'b', name: 'B' },
  ];
  it('keeps at least one artist', () => {
    expect(withoutArtist({ artists }, 'a')).toEqual([{ artistId: 'b', name: 'B' }]);
    expect(() => withoutArtist({ artists: artists.slice(0, 1) }, 'a')).toThrow('webform.lastArtist');
    expect(() => withoutArtist({ artists }, 'c')).toThrow('notFound');
  });
  it('is open with an artist, and while it is in use', () => {
    const receiverIds = ['u1'];
    expect(isOpen({ isActive: true, artists, receiverIds })).toBe(true);
    expect(isOpen({ isActive: false, artists, receiverIds })).toBe(false);
    expect(isOpen({ isActive: true, artists: [], receiverIds })).toBe(false);
    expect(isOpen({ isActive: true, artists, receiverIds: [] })).toBe(false);
  });
  it('sorts its fields, those not named last', () => {
    const fields = ['x', 'y', 'z'].map((freeFieldId) => ({ freeFieldId, isMandatory: false }));
    expect(sortedFields(fields, ['z', 'x']).map(({ freeFieldId }) => freeFieldId)).toEqual(['z', 'x', 'y']);
    expect(() => sortedFields(fields, ['z', 'z'])).toThrow('choice');
    expect(() => sortedFields(fields, ['q'])).toThrow('choice');
  });
});

it('a request is decided once', () => {
  expect(decided('received', 'spam')).toBe('spam');
  expect(() => decided('approved', 'rejected')).toThrow('webform.decided');
});

it.each([
  ['Ada de Vries', { firstName: 'Ada de', lastName: 'Vries' }],
  ['Prince', { firstName: '', lastName: 'Prince' }],
])('%s is a contact', (name, parts) => expect(nameParts(name)).toEqual(parts));
