import { expect, it } from 'vitest';
import type { IcsEvent } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { changesOf, googleEvent, within } from './rules.ts';

const of = (uid: string, hash = 'a', start = '2026-12-01') => ({ uid, hash, start });
const event: IcsEvent = {
  uid: 'show-1@backline',
  sequence: 0,
  changedAt: '2026-11-28T10:00:00.000Z',
  status: 'CONFIRMED',
  start: '2026-12-01T20:00',
  end: '2026-12-01T22:00',
  isAllDay: false,
  zone: 'Europe/Lisbon',
  summary: 'Artist · Hall',
};

it('finds new, changed and missing events, and leaves what stands', () => {
  const wanted = [of('same'), of('changed', 'b'), of('new')];
  const sent = [of('same'), of('changed'), of('under way', ''), of('gone'), of('old', 'a', '2026-08-01')];
  const found = changesOf(wanted, sent, '2026-09-01');
  expect(found.send.map(({ uid }) => uid)).toEqual(['changed', 'new']);
  expect(found.remove.map(({ uid }) => uid)).toEqual(['under way', 'gone']);
  expect(found.isPartial).toBe(false);
  expect(within(sent, '2026-09-01').map(({ uid }) => uid)).not.toContain('old');
});

it('does so many changes at once, removals first', () => {
  const found = changesOf([of('a'), of('b')], [of('c'), of('d')], '2026-09-01', 3);
  expect([found.remove.length, found.send.map(({ uid }) => uid), found.isPartial]).toEqual([2, ['a'], true]);
  expect(changesOf([of('a')], [of('a', '')], '2026-09-01').send).toHaveLength(1);
});

it('writes an event in the form of Google', () => {
  expect(googleEvent({ ...event, alarmMinutes: 60, url: 'https://x.example/show/1' }, 'UTC')).toEqual({
    summary: 'Artist · Hall',
    description: '',
    location: '',
    status: 'confirmed',
    transparency: 'opaque',
    start: { dateTime: '2026-12-01T20:00:00', timeZone: 'Europe/Lisbon' },
    end: { dateTime: '2026-12-01T22:00:00', timeZone: 'Europe/Lisbon' },
    reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 60 }] },
    source: { title: 'Backline', url: 'https://x.example/show/1' },
  });
  expect(googleEvent({ ...event, status: 'TENTATIVE', isFree: true }, 'UTC')).toMatchObject({
    status: 'tentative',
    transparency: 'transparent',
    reminders: { overrides: [] },
  });
});

it('gives each event a span with a zone and an end', () => {
  expect(googleEvent({ ...event, isAllDay: true, end: '2026-12-02T00:00' }, 'UTC')).toMatchObject({
    start: { date: '2026-12-01' },
    end: { date: '2026-12-03' },
  });
  const { zone: _, ...floating } = event;
  expect(googleEvent(floating, 'Europe/Berlin').start).toMatchObject({ timeZone: 'Europe/Berlin' });
  const flight = { ...event, end: '2026-12-01T19:00', endZone: 'America/New_York' };
  expect(googleEvent(flight, 'UTC').end).toEqual({ dateTime: '2026-12-01T19:00:00', timeZone: 'America/New_York' });
  expect(googleEvent({ ...event, end: event.start }, 'UTC').end).toMatchObject({ dateTime: '2026-12-01T20:01:00' });
});
