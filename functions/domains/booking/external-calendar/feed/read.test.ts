import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { instantOf, toInstant, toLocal } from '#shared/kernel/time/zone.ts';
import { type ReadEvent, ReadFailure, readEvents } from './read.ts';

const WINDOW = { from: '2026-01-01', to: '2027-12-31' };
const calendar = (body: string, head = '') =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test\r\n${head}${body.trim().replace(/\n */g, '\r\n')}\r\nEND:VCALENDAR\r\n`;
const event = (lines: string, uid = 'one') => `BEGIN:VEVENT\nUID:${uid}\n${lines.trim()}\nEND:VEVENT\n`;
const read = (body: string, head?: string) => readEvents(calendar(body, head), WINDOW, 'Europe/Amsterdam');
const times = (events: readonly ReadEvent[]) => events.map(({ start, end }) => `${start} ${end.slice(11)}`);

const BERLIN = `
BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
`;

it('reads times in UTC by the clock of the calendar, zoned and floating ones as they stand', async () => {
  const found = await read(
    event('DTSTART:20260701T180000Z\nDTEND:20260701T200000Z\nSUMMARY:Sound\\, check', 'a') +
      event('DTSTART;TZID=America/New_York:20260702T200000\nDTEND;TZID=America/New_York:20260702T220000', 'b') +
      event('DTSTART:20260703T100000\nDURATION:PT90M', 'c'),
  );
  expect(times(found)).toEqual(['2026-07-01T20:00 22:00', '2026-07-02T20:00 22:00', '2026-07-03T10:00 11:30']);
  expect(found.map(({ zone }) => zone)).toEqual(['Europe/Amsterdam', 'America/New_York', '']);
  expect(found[0]?.title).toBe('Sound, check');
});

it("takes the file's own zone before the calendar's (Google)", async () => {
  const found = await read(event('DTSTART:20260701T180000Z\nDTEND:20260701T190000Z'), 'X-WR-TIMEZONE:Asia/Tokyo\r\n');
  expect(times(found)).toEqual(['2026-07-02T03:00 04:00']);
});

it.each([
  ["Windows' own", 'Eastern Standard Time', '2026-07-01T16:00', 'Europe/Amsterdam'],
  ['without capitals', 'america/new_york', '2026-07-01T10:00', 'America/New_York'],
  ['former and in capitals', 'US/EASTERN', '2026-07-01T10:00', 'US/EASTERN'],
  ['UTC without capitals', 'utc', '2026-07-01T12:00', 'Europe/Amsterdam'],
])('knows a zone that is not described by a name that is %s', async (_, name, start, zone) => {
  const [found] = await read(event(`DTSTART;TZID=${name}:20260701T100000`));
  expect([found?.start, found?.zone]).toEqual([start, zone]);
});

it("knows the file's own zone by the name of Windows", async () => {
  const found = await read(event('DTSTART:20260701T180000Z'), 'X-WR-TIMEZONE:Tokyo Standard Time\r\n');
  expect(times(found)).toEqual(['2026-07-02T03:00 03:00']);
});

it('takes nothing from a message that calls off what it holds', async () => {
  expect(await read(event('DTSTART:20260701T100000'), 'METHOD:CANCEL\r\n')).toEqual([]);
});

it('counts whole days without their end, and lets one without an end be one day', async () => {
  const days = async (lines: string) => {
    const [found] = await read(event(lines));
    return [found?.start, found?.end, found?.isAllDay];
  };
  expect(await days('DTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260706')).toEqual([
    ...['2026-07-04T00:00', '2026-07-05T23:59', true],
  ]);
  const one = ['2026-07-04T00:00', '2026-07-04T23:59', true];
  expect(await days('DTSTART;VALUE=DATE:20260704')).toEqual(one);
  expect(await days('DTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260704')).toEqual(one);
});

it('takes a missing or an earlier end for no time at all', async () => {
  const found = await read(
    event('DTSTART:20260701T100000', 'a') + event('DTSTART:20260702T100000\nDTEND:20260702T090000', 'b'),
  );
  expect(times(found)).toEqual(['2026-07-01T10:00 10:00', '2026-07-02T10:00 10:00']);
});

it('expands a series with dates taken out, added and moved', async () => {
  const found = await read(
    event(`DTSTART;TZID=Europe/Berlin:20260302T190000
DTEND;TZID=Europe/Berlin:20260302T210000
RRULE:FREQ=WEEKLY;COUNT=5
EXDATE;TZID=Europe/Berlin:20260309T190000
RDATE;TZID=Europe/Berlin:20260311T190000
SUMMARY:Choir`) +
      event(`RECURRENCE-ID;TZID=Europe/Berlin:20260316T190000
DTSTART;TZID=Europe/Berlin:20260317T200000
DTEND;TZID=Europe/Berlin:20260317T203000
SUMMARY:Choir, moved`) +
      event(`RECURRENCE-ID:20260330T170000Z
DTSTART;TZID=Europe/Berlin:20260330T190000
STATUS:CANCELLED`),
  );
  expect(times(found).toSorted()).toEqual([
    ...['2026-03-02T19:00 21:00', '2026-03-11T19:00 21:00', '2026-03-17T20:00 20:30', '2026-03-23T19:00 21:00'],
  ]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(4);
});

it('takes a day out of a series of times (Exchange), and shows an exception whose series is elsewhere (Outlook)', async () => {
  const found = await read(
    event('DTSTART:20260302T190000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20260303', 'a') +
      event('RECURRENCE-ID:20260401T100000\nDTSTART:20260402T110000\nDTEND:20260402T120000', 'b'),
  );
  expect(times(found)).toEqual(['2026-03-02T19:00 19:00', '2026-03-04T19:00 19:00', '2026-04-02T11:00 12:00']);
});

it('knows its first time beside dates that are added, also as periods', async () => {
  const found = await read(
    event('DTSTART:20260302T190000\nDURATION:PT1H\nRDATE:20260305T190000\nRDATE;VALUE=PERIOD:20260307T200000/PT3H'),
  );
  expect(times(found)).toEqual(['2026-03-02T19:00 20:00', '2026-03-05T19:00 20:00', '2026-03-07T20:00 23:00']);
});

it('ends a series with the whole of its last day', async () => {
  const found = await read(event('DTSTART:20260302T190000\nRRULE:FREQ=DAILY;UNTIL=20260303'));
  expect(times(found)).toEqual(['2026-03-02T19:00 19:00', '2026-03-03T19:00 19:00']);
});

it('takes the later revision of an exception, wherever it stands', async () => {
  const moved = (sequence: number, hour: string) =>
    event(`RECURRENCE-ID:20260303T190000\nSEQUENCE:${sequence}\nDTSTART:20260303T${hour}0000`);
  const found = await read(
    event('DTSTART:20260302T190000\nRRULE:FREQ=DAILY;COUNT=2') + moved(3, '21') + moved(1, '20'),
  );
  expect(times(found)).toEqual(['2026-03-02T19:00 19:00', '2026-03-03T21:00 21:00']);
});

it('takes eight figures for a day, said or not', async () => {
  const [found] = await read(event('DTSTART:20260302\nDTEND:20260304'));
  expect([found?.start, found?.end, found?.isAllDay]).toEqual(['2026-03-02T00:00', '2026-03-03T23:59', true]);
});

it('lasts hours that really pass, and days by the clock', async () => {
  const at = 'DTSTART;TZID=Europe/Amsterdam:20260328T230000';
  expect(times(await read(event(`${at}\nDURATION:PT6H`)))).toEqual(['2026-03-28T23:00 06:00']);
  expect(times(await read(event(`${at}\nDURATION:P1D`)))).toEqual(['2026-03-28T23:00 23:00']);
});

it('comes to the end of rules that never come true, and of texts that are mostly blanks', async () => {
  const never = event('DTSTART:20260302T190000\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', 'never');
  const notes = `x${' '.repeat(1_000_000)}y`;
  const found = await read(never + event(`DTSTART:20260302T190000\nDESCRIPTION:${notes}`));
  expect(times(found)).toEqual(['2026-03-02T19:00 19:00']);
});

it("reads Outlook's zone names by the file's own description, as IANA has them", async () => {
  const at =
    'DTSTART;TZID=W. Europe Standard Time:20260323T190000\nDURATION:PT2H\nRRULE:FREQ=WEEKLY;UNTIL=20260406T170000Z';
  const found = await read(`${BERLIN}${event(at)}`);
  expect(times(found)).toEqual(['2026-03-23T19:00 21:00', '2026-03-30T19:00 21:00', '2026-04-06T19:00 21:00']);
});

it('tells by the clock of the calendar what is in a zone that the file alone knows', async () => {
  const pacific = BERLIN.replace('W. Europe', 'Pacific').replaceAll('+0200', '-0700').replaceAll('+0100', '-0800');
  const at = 'DTSTART;TZID=Pacific Standard Time:20260701T200000\nDTEND;TZID=Pacific Standard Time:20260701T220000';
  const [found] = await read(pacific + event(at));
  expect([found?.start, found?.end, found?.zone]).toEqual(['2026-07-02T05:00', '2026-07-02T07:00', 'Europe/Amsterdam']);
});

it('takes a list without dates for none', async () => {
  const found = await read(event('DTSTART:20260302T190000\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:\nRDATE;VALUE=DATE-TIME:'));
  expect(times(found)).toEqual(['2026-03-02T19:00 19:00', '2026-03-03T19:00 19:00']);
});

it('finds the zone behind whatever stands before its name', async () => {
  const found = await read(event('DTSTART;TZID=/lib/1/America/Argentina/Buenos_Aires:20260701T200000'));
  expect(found[0]?.zone).toBe('America/Argentina/Buenos_Aires');
});

it('takes an end, a date taken out and a day named without zone by the clock of the series', async () => {
  const start = 'DTSTART;TZID=America/New_York:20260302T190000\nRRULE:FREQ=DAILY';
  const found = await read(
    event(`${start};UNTIL=20260305T190000\nEXDATE:20260303T190000`) +
      event('RECURRENCE-ID;VALUE=DATE:20260304\nDTSTART;TZID=America/New_York:20260304T210000'),
  );
  expect(times(found)).toEqual(['2026-03-02T19:00 19:00', '2026-03-04T21:00 21:00', '2026-03-05T19:00 19:00']);
});

it.each(['ATTENDEE;CN="Jo:mailto:jo@band.example', 'ATTENDEE;RSVP:mailto:jo@band.example', 'RRULE:FREQ=SOMETIMES'])(
  'reads a file without the line that makes no sense: %s',
  async (line) => {
    const found = await read(event(`DTSTART:20260701T100000\n${line}`, 'a') + event('DTSTART:20260702T100000', 'b'));
    expect(found.map(({ key }) => key)).toEqual(['a', 'b']);
  },
);

it('understands folded lines, bare line feeds, a byte order mark and lines that are none', async () => {
  const text =
    '\uFEFFBEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:x\nDTSTART:20260701T1\n 00000\nSUMMARY:Long\n  title\nleft over text\n\nEND:VEVENT\nEND:VCALENDAR\n';
  const [found] = await readEvents(text, WINDOW, 'UTC');
  expect([found?.start, found?.title]).toEqual(['2026-07-01T10:00', 'Long title']);
});

it('keeps the other events when one says nothing sensible', async () => {
  const found = await read(
    event('DTSTART:garbage', 'a') + event('SUMMARY:no time', 'b') + event('DTSTART:20260701T100000', 'c'),
  );
  expect(found.map(({ key }) => key)).toEqual(['c']);
});

it('says who is free and what is not sure', async () => {
  const found = await read(
    event('DTSTART:20260701T100000\nTRANSP:TRANSPARENT', 'a') +
      event('DTSTART:20260701T100000\nSTATUS:TENTATIVE', 'b') +
      event('DTSTART:20260701T100000\nX-MICROSOFT-CDO-BUSYSTATUS:FREE', 'c'),
  );
  expect(found.map(({ status }) => status)).toEqual(['free', 'tentative', 'free']);
});

it('of two events with one UID the later revision counts', async () => {
  const found = await read(event('SEQUENCE:2\nDTSTART:20260702T100000') + event('SEQUENCE:1\nDTSTART:20260701T100000'));
  expect(times(found)).toEqual(['2026-07-02T10:00 10:00']);
});

it.each([
  ['a page', '<!doctype html><title>Sign in</title>', 'notCalendar'],
  ['half a file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n', 'notCalendar'],
  ['a rule without end', calendar(event('DTSTART:20260101T000000\nRRULE:FREQ=SECONDLY')), 'tooMany'],
])('refuses %s', async (_, text, reason) => {
  await expect(readEvents(text, WINDOW, 'UTC')).rejects.toEqual(new ReadFailure(reason as 'tooMany'));
});

const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Europe/Dublin'] as const;
const days = fc.integer({ min: 0, max: 600 }).map((n): LocalDate => addDays('2026-01-05', n));
const compact = (local: string) => `${local.replace(/[-:]/g, '')}00`;

it('a weekly series keeps its clock over each change of summer time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ZONES), days, fc.integer({ min: 8, max: 21 }), async (zone, day, hour) => {
      const clock = `${String(hour).padStart(2, '0')}:15`;
      const at = `DTSTART;TZID=${zone}:${compact(`${day}T${clock}`)}\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=8`;
      const found = await read(event(at));
      const wanted = Array.from({ length: 8 }, (_, i) => addDays(day, i * 7)).filter((d) => d <= WINDOW.to);
      expect(found.map(({ start }) => start)).toEqual(wanted.map((d) => `${d}T${clock}`));
    }),
    { numRuns: 40 },
  );
});

it('a series of instants is shown by the clock that IANA has for each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ZONES), days, async (zone, day) => {
      const text = calendar(event(`DTSTART:${compact(`${day}T09:30`)}Z\nRRULE:FREQ=DAILY;COUNT=30`));
      const found = await readEvents(text, { from: '2025-01-01', to: '2029-01-01' }, zone);
      expect(found.map(({ start }) => start)).toEqual(
        Array.from({ length: 30 }, (_, i) => toLocal(`${addDays(day, i)}T09:30:00.000Z`, zone)),
      );
    }),
    { numRuns: 25 },
  );
});

it("an end in another zone is told by the start's clock", async () => {
  await fc.assert(
    fc.asyncProperty(days, fc.constantFrom(...ZONES), async (day, zone) => {
      const [start, end] = [`${day}T12:00`, `${addDays(day, 1)}T12:00`];
      fc.pre(toInstant(end, zone).ok);
      const found = await readEvents(
        calendar(event(`DTSTART;TZID=Asia/Tokyo:${compact(start)}\nDTEND;TZID=${zone}:${compact(end)}`)),
        { from: '2025-01-01', to: '2029-01-01' },
        'UTC',
      );
      expect(found[0]?.end).toBe(toLocal(instantOf(end, zone), 'Asia/Tokyo'));
    }),
    { numRuns: 25 },
  );
});
