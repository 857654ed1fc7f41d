import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { changesOf, zoneLines } from './zone-text.ts';

const ZONES = Intl.supportedValuesOf('timeZone').filter((_, i) => i % 7 === 0);
const ALWAYS = ['Europe/Amsterdam', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/Santiago', 'Asia/Tehran'];

/** The changes of five years as another implementation finds them in the IANA database. */
function expected(zone: string) {
  const changes: { at: number; to: number }[] = [];
  const end = Temporal.Instant.from('2031-01-01T00:00Z').epochMilliseconds;
  let at = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds >= end) return changes;
    changes.push({ at: next.epochMilliseconds, to: next.offsetNanoseconds / 6e10 });
    at = next;
  }
}

describe('the changes of a zone', () => {
  it.each([...ALWAYS, ...ZONES])('are those of the IANA database over five years: %s', (zone) => {
    expect(changesOf(zone, 2026, 5).map(({ at, to }) => ({ at, to }))).toEqual(expected(zone));
  });

  it('stand in the calendar by the clock before each change', () => {
    const lines = zoneLines('Europe/Amsterdam', '2027-05-21');
    const at = lines.indexOf('DTSTART:20270328T020000');
    expect(lines.slice(at - 1, at + 4)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ]);
    expect(zoneLines('Asia/Kolkata', '2027-05-21')).toContain('TZOFFSETTO:+0530');
  });
});
