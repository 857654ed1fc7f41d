import { describe, expect, it } from 'vitest';
import { type ReadEvent, readEvents } from './read.ts';

/** Inputs follow public bug reports of calendar importers. */
const WINDOW = { from: '2026-11-01', to: '2028-03-31' };
const event = (uid: string, ...lines: readonly string[]) =>
  ['BEGIN:VEVENT', ...(uid ? [`UID:${uid}`] : []), ...lines, 'END:VEVENT'].join('\r\n');
const read = (...parts: readonly string[]) =>
  readEvents(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n'),
    WINDOW,
    'Europe/Amsterdam',
  );
const starts = (events: readonly ReadEvent[]) => events.map(({ start }) => start).sort();
const days = (events: readonly ReadEvent[]) => starts(events).map((start) => start.slice(0, 10));

const BUS = ['DTSTART;VALUE=DATE:20270405', 'DTEND;VALUE=DATE:20270407', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4'];
const BERLIN = ';TZID=Europe/Berlin:';
const REHEARSAL = [`DTSTART${BERLIN}20270503T100000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];

describe('an occurrence that is left out', () => {
  it('is gone although it was edited before', async () => {
    const found = await read(
      event('bus', ...BUS, 'SEQUENCE:1'),
      event('bus', 'RECURRENCE-ID;VALUE=DATE:20270412', 'DTSTART;VALUE=DATE:20270412', 'SEQUENCE:1'),
      event('bus', ...BUS, 'EXDATE;VALUE=DATE:20270412', 'SEQUENCE:2'),
    );
    expect(days(found)).toEqual(['2027-04-05', '2027-04-19', '2027-04-26']);
  });
  it('is gone although it was moved to another day', async () => {
    const found = await read(
      event('call', ...REHEARSAL, `EXDATE${BERLIN}20270510T100000`, 'SEQUENCE:3'),
      event('call', `RECURRENCE-ID${BERLIN}20270510T100000`, `DTSTART${BERLIN}20270511T140000`, 'SEQUENCE:2'),
    );
    expect(days(found)).toEqual(['2027-05-03', '2027-05-17']);
  });
  it('is back once a later revision has it', async () => {
    const found = await read(
      event('call', ...REHEARSAL, `EXDATE${BERLIN}20270510T100000`, 'SEQUENCE:1'),
      event('call', 'RECURRENCE-ID:20270510T080000Z', `DTSTART${BERLIN}20270511T140000`, 'SEQUENCE:2'),
    );
    expect(days(found)).toEqual(['2027-05-03', '2027-05-11', '2027-05-17']);
  });
  it('may be told in UTC', async () => {
    const found = await read(event('call', ...REHEARSAL, 'EXDATE:20270510T080000Z,20270517T080000Z'));
    expect(days(found)).toEqual(['2027-05-03']);
  });
});

describe('an occurrence that is changed', () => {
  it('may be named in another zone than its series', async () => {
    const AUCKLAND = ';TZID=Pacific/Auckland:';
    const found = await read(
      event('tour', `DTSTART${AUCKLAND}20270408T110000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5;INTERVAL=2'),
      event('tour', 'RECURRENCE-ID;TZID=Europe/Paris:20270412T010000', 'DTSTART;TZID=Europe/Paris:20270412T100000'),
    );
    expect(found).toHaveLength(5);
    expect(found.filter(({ start }) => start === '2027-04-12T10:00').map(({ zone }) => zone)).toEqual(['Europe/Paris']);
    expect(starts(found)).not.toContain('2027-04-12T11:00');
  });
  it('may be named without a zone, or a day by a time', async () => {
    const call = await read(
      event('call', ...REHEARSAL),
      event('call', 'RECURRENCE-ID:20270510T100000', `DTSTART${BERLIN}20270511T140000`),
    );
    expect(days(call)).toEqual(['2027-05-03', '2027-05-11', '2027-05-17']);
    const bus = await read(
      event('bus', ...BUS),
      event('bus', 'RECURRENCE-ID:20270412T000000', 'DTSTART;VALUE=DATE:20270413'),
    );
    expect(days(bus)).toEqual(['2027-04-05', '2027-04-13', '2027-04-19', '2027-04-26']);
  });
  it('may change all that follow it', async () => {
    const found = await read(
      event('call', ...REHEARSAL),
      event(
        'call',
        `RECURRENCE-ID;RANGE=THISANDFUTURE${BERLIN}20270510T100000`,
        `DTSTART${BERLIN}20270510T120000`,
        'DURATION:PT1H',
        'SUMMARY:Later',
      ),
    );
    expect(starts(found)).toEqual(['2027-05-03T10:00', '2027-05-10T12:00', '2027-05-17T12:00']);
  });
  it('may be called off', async () => {
    const off = [`RECURRENCE-ID${BERLIN}20270510T100000`, `DTSTART${BERLIN}20270510T100000`, 'STATUS:CANCELLED'];
    expect(days(await read(event('call', ...REHEARSAL), event('call', ...off)))).toEqual(['2027-05-03', '2027-05-17']);
  });
});

describe('zones', () => {
  it('with a name of IANA are as IANA has them, whatever the file says of them', async () => {
    const found = await read(
      ...['BEGIN:VTIMEZONE', 'TZID;X-RICAL-TZSOURCE=TZINFO:America/Chicago'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:20180311T020000', 'RDATE:20180311T020000', 'TZOFFSETFROM:-0600'],
      ...['TZOFFSETTO:-0500', 'END:DAYLIGHT', 'BEGIN:STANDARD', 'DTSTART:20181104T020000', 'RDATE:20181104T020000'],
      ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0600', 'END:STANDARD', 'END:VTIMEZONE'],
      event(
        'weekly',
        'DTSTART;TZID=America/Chicago:20270224T110000',
        'DTEND;TZID=America/Chicago:20270224T130000',
        'RRULE:FREQ=WEEKLY;UNTIL=20270331T160000Z',
        'EXDATE:20270324T160000Z',
      ),
    );
    expect(days(found)).toEqual(['2027-02-24', '2027-03-03', '2027-03-10', '2027-03-17', '2027-03-31']);
  });
  it('of Outlook are known where the file does not describe them', async () => {
    const found = await read(event('x', 'DTSTART;TZID=W. Europe Standard Time:20270701T100000'));
    expect(starts(found)).toEqual(['2027-07-01T10:00']);
  });
});

describe('events without a UID', () => {
  it.each([[[]], [['UID:']]])('are events of their own (%j)', async (uid) => {
    const found = await read(
      event('', ...uid, 'DTSTART:20270420T180000Z', 'DTEND:20270420T190000Z', 'SUMMARY:Radio'),
      event('', ...uid, 'DTSTART:20270420T180000Z', 'DTEND:20270420T200000Z', 'SUMMARY:Dinner'),
      event('', ...uid, 'DTSTART:20270420T180000Z', 'DTEND:20270420T200000Z', 'SUMMARY:Press'),
      event('', ...uid, 'DTSTART:20270421T180000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'SUMMARY:Third'),
    );
    expect(found.map(({ title }) => title).sort()).toEqual(['Dinner', 'Press', 'Radio', 'Third', 'Third']);
  });
  it('are the same when they are read again', async () => {
    const lines = [event('', 'DTSTART:20270420T180000Z', 'SUMMARY:Radio'), event('', 'DTSTART:20270421T180000Z')];
    const again = await read(...lines.toReversed());
    expect((await read(...lines)).map(({ key }) => key).sort()).toEqual(again.map(({ key }) => key).sort());
  });
});

describe('times', () => {
  it('of whole days keep their day across a change of the clock', async () => {
    const found = await read(event('d', 'DTSTART;VALUE=DATE:20270327', 'RRULE:FREQ=DAILY;COUNT=3'));
    expect(days(found)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
    expect(found.every(({ isAllDay, end }) => isAllDay && end.endsWith('T23:59'))).toBe(true);
  });
  it.each(['UNTIL=20270505', 'UNTIL=20270505T075959Z', 'UNTIL=20270504T235959'])(
    'end with %s, of whatever kind it is',
    async (until) => {
      const found = await read(event('d', `DTSTART${BERLIN}20270503T100000`, `RRULE:FREQ=DAILY;${until}`));
      expect(days(found).slice(0, 2)).toEqual(['2027-05-03', '2027-05-04']);
      expect(found).toHaveLength(until === 'UNTIL=20270505' ? 3 : 2);
    },
  );
  it.each(['DURATION:-PT1H', 'DURATION:PT0S', 'DTEND:20270501T080000Z'])('take %s for no time at all', async (line) => {
    const [found] = await read(event('x', 'DTSTART:20270501T100000Z', line));
    expect([found?.start, found?.end]).toEqual(['2027-05-01T12:00', '2027-05-01T12:00']);
  });
  it('of a birthday since 1904 and of a series since 1601 come to today', async () => {
    const found = await read(
      event('b', 'DTSTART;VALUE=DATE:19040229', 'RRULE:FREQ=YEARLY'),
      event('w', 'DTSTART:16010101T000000', 'RRULE:FREQ=YEARLY'),
    );
    expect(days(found)).toEqual(['2027-01-01', '2028-01-01', '2028-02-29']);
  });
});

it('a rule of every second of all years is refused, not reckoned for ever', async () => {
  await expect(read(event('x', 'DTSTART:20270501T100000Z', 'RRULE:FREQ=SECONDLY'))).rejects.toThrow('tooMany');
});
