import { type IcsEvent, icsText } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { addDays, addMinutes } from '#shared/kernel/time/date.ts';
import { TODAY } from './agency.ts';
import { type Figure, figure } from './figure.ts';
import { timed } from './timing.ts';

const EVENTS = 1_000;
const ZONES = ['Europe/Amsterdam', 'Europe/London', 'America/New_York', 'Australia/Sydney', 'America/Santiago'];
const GOAL_MS = 20;

const eventAt = (i: number): IcsEvent => {
  const start = `${addDays(TODAY, (i % 600) - 60)}T20:00`;
  return {
    uid: `show-${i}@backline`,
    sequence: i % 5,
    changedAt: '2026-11-21T10:00:00.000Z',
    status: 'CONFIRMED',
    start,
    end: addMinutes(start, 150),
    isAllDay: i % 20 === 0,
    zone: ZONES[i % ZONES.length],
    summary: `Artist ${i} · Zénith, Straßburg`,
    location: 'Zénith, Grand hall, Strasbourg, FR',
    description: `Confirmed · S${i}\nDoors at seven, curfew at eleven; bring the carpet, and the backdrop`,
    geo: { lat: 48.59, lng: 7.69 },
    url: `https://app.example/show/${i}`,
    categories: ['Confirmed'],
    alarmMinutes: 60,
  };
};

/** A calendar of a thousand appointments as text; zones are worked out once in a process. */
export async function feedFigures(): Promise<Figure[]> {
  const events = Array.from({ length: EVENTS }, (_, i) => eventAt(i));
  const write = async () => icsText({ name: 'Tour', language: 'en', events });
  const { feed } = await timed({ feed: write }, { turns: 40 });
  return [figure('calendar feed of 1,000 events, p95', 'ms', feed.p95, GOAL_MS)];
}
