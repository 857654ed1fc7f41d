import { expect, test } from 'vitest';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { eventsIn, fetchCalendar } from '#test/api/icalendar-feed/reader.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, type TestUser } from '#test/support/fixtures.ts';
import { makeRide } from './ground-transport.ts';

const { create, addAddress } = icalendarFeedContract.routes;

test('a calendar feed has the rides of its artists, where its owner may read them and asks for them', async () => {
  const agency = await makeAgency();
  const { agent, artist, promoter } = agency.users;
  const day = addDays(agencyDay(), 20);
  const start = { dateTimeLocal: `${day}T14:00`, locationType: 'airport' as const, placeName: 'Portela' };
  const ride = await makeRide(agency, { start, driver: { name: 'Rui' } });
  await makeRide(agency, { start, phase: 'cancelled' });
  const eventsOf = async (who: TestUser, kinds: ('show' | 'groundTransport')[]) => {
    const feed = await ok(create, who, { body: { title: 'Tour', kinds } });
    const { url } = await ok(addAddress, who, { params: { id: feed.id }, body: { label: 'Phone' } });
    return eventsIn((await fetchCalendar(url)).text);
  };
  const seen = await eventsOf(agent, ['show', 'groundTransport']);
  expect(seen).toMatchObject([
    {
      uid: `groundTransport-${ride.id}@backline`,
      status: 'CONFIRMED',
      summary: 'First Artist · Portela → Hotel Mundial',
      location: 'Portela',
      start: `${day}T14:00:00`,
    },
  ]);
  expect(await eventsOf(agent, ['show'])).toEqual([]);
  expect(await eventsOf(artist, ['groundTransport'])).toHaveLength(1);
  expect(await eventsOf(promoter, ['groundTransport'])).toEqual([]);
});
