import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, addMinutes, fromDayNumber } from '#shared/kernel/time/date.ts';
import { escapeText, fold, type IcsEvent, icsText } from './ics.ts';

const event = (more: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'show-1@backline',
  sequence: 0,
  changedAt: '2026-11-21T10:00:00.000Z',
  status: 'CONFIRMED',
  start: '2027-05-21T20:00',
  end: '2027-05-21T22:00',
  isAllDay: false,
  zone: 'Europe/Lisbon',
  summary: 'Show',
  ...more,
});
const calendar = (...events: IcsEvent[]) => icsText({ name: 'Tour', language: 'en', events });

/** As a program of others reads it. */
function read(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(
      new ICAL.Timezone({ component: zone, tzid: String(zone.getFirstPropertyValue('tzid')) }),
    );
  const events = root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const instantOf = (time: ICAL.Time) => time.toJSDate().toISOString();
  return { root, events, instantOf, reset: () => ICAL.TimezoneService.reset() };
}

const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Australia/Sydney', 'America/Santiago', 'Africa/Casablanca'];
const MORE_ZONES = ['Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Cairo', 'Pacific/Auckland', 'Europe/Dublin', 'UTC'];
const zones = fc.constantFrom(...ZONES, ...MORE_ZONES);
const day = fc.integer({ min: 20_600, max: 21_700 }).map(fromDayNumber);
const minute = fc.integer({ min: 0, max: 1439 });
// No control characters: they are taken out, and no form lets them in.
const words = fc.string({ unit: 'grapheme', maxLength: 120 }).filter((text) => !/\p{Cc}/u.test(text));

describe('a calendar feed', () => {
  it('is read by an independent parser as it was written', () => {
    fc.assert(
      fc.property(
        zones,
        day,
        minute,
        fc.integer({ min: 1, max: 3000 }),
        words,
        words,
        (zone, date, at, length, a, b) => {
          const start = addMinutes(`${date}T00:00`, at);
          const end = addMinutes(start, length);
          const { events, root, reset } = read(
            calendar(
              event({ zone, start, end, summary: a, description: b, location: b, categories: ['Option', 'a,b'] }),
            ),
          );
          const [found] = events;
          expect(found?.startDate.toString().slice(0, 16)).toBe(start);
          expect(found?.endDate.toString().slice(0, 16)).toBe(end);
          expect([found?.summary ?? '', found?.description ?? '', found?.location ?? '']).toEqual([a, b, b]);
          expect(found?.component.getFirstProperty('categories')?.getValues()).toEqual(['Option', 'a,b']);
          expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Tour');
          reset();
        },
      ),
      { numRuns: 150 },
    );
  });

  it('shows every time at the moment at which the place has it, whatever its summer time', () => {
    fc.assert(
      fc.property(zones, day, minute, (zone, date, at) => {
        const start = addMinutes(`${date}T00:00`, at);
        const wanted = Temporal.PlainDateTime.from(start).toZonedDateTime(zone, { disambiguation: 'earlier' });
        // A time that does not exist, or exists twice, has no one moment.
        fc.pre(wanted.equals(Temporal.PlainDateTime.from(start).toZonedDateTime(zone, { disambiguation: 'later' })));
        const { events, instantOf, reset } = read(calendar(event({ zone, start, end: addMinutes(start, 60) })));
        const found = events[0] && instantOf(events[0].startDate);
        reset();
        expect(found).toBe(new Date(wanted.epochMilliseconds).toISOString());
      }),
      { numRuns: 400 },
    );
  });

  it('ends a day off after its last day, and says what is tentative, free and cancelled', () => {
    const days = event({ start: '2027-02-27T00:00', end: '2027-02-28T23:59', isAllDay: true });
    const option = event({ uid: 'b', status: 'TENTATIVE', isFree: true, alarmMinutes: 30, geo: { lat: 1.5, lng: -2 } });
    const gone = event({ uid: 'c', status: 'CANCELLED', end: '2027-05-21T20:00', sequence: 7 });
    const text = calendar(days, option, gone);
    expect(text).toContain('DTSTART;VALUE=DATE:20270227\r\nDTEND;VALUE=DATE:20270301\r\n');
    const { events, reset } = read(text);
    expect(events[0]?.startDate.isDate).toBe(true);
    expect(events[0]?.endDate.toString()).toBe(addDays('2027-02-28', 1));
    const said = events.map(({ component }) => [
      component.getFirstPropertyValue('status'),
      component.getFirstPropertyValue('transp'),
      component.getFirstPropertyValue('sequence'),
    ]);
    expect(said).toEqual([
      ['CONFIRMED', 'OPAQUE', 0],
      ['TENTATIVE', 'TRANSPARENT', 0],
      ['CANCELLED', 'OPAQUE', 7],
    ]);
    expect(events[1]?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe(
      '-PT30M',
    );
    expect(events[1]?.component.getFirstPropertyValue('geo')).toEqual([1.5, -2]);
    reset();
  });

  it('keeps times without a zone on the clock of the reader, and names each zone once', () => {
    const text = calendar(event({ zone: undefined, uid: 'a' }), event({ uid: 'b' }), event({ uid: 'c' }));
    expect(text).toContain('DTSTART:20270521T200000\r\n');
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  });
});

describe('a line', () => {
  it('never has more than 75 octets, and unfolds to what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = text.replace(/[\r\n]/g, '');
        const folded = fold(line);
        for (const part of folded.split('\r\n')) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
        expect(folded.replaceAll('\r\n ', '')).toBe(line);
      }),
    );
  });

  it('escapes what means something, and drops what no text has', () => {
    expect(escapeText('a;b,c\\d\r\ne\u0007')).toBe('a\\;b\\,c\\\\d\\ne');
  });
});
