import { afterAll, beforeEach } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, showInput, type TestUser } from '#test/support/fixtures.ts';
import { google } from '#test/support/google-calendar/server.ts';

export const service = await google();
afterAll(service.stop);
beforeEach(service.reset);

const { begin, finish, get } = googleCalendarContract.routes;
const day = (days: number) => addDays(agencyDay(), days);

export const addShow = ({ users, ...agency }: Agency, days: number, more: object = {}) =>
  ok(showContract.routes.insert, users.agent, {
    body: showInput({ users, ...agency }, { start: `${day(days)}T20:00`, end: `${day(days)}T22:00`, ...more }),
  });
export const addFeed = (who: TestUser, more: object = {}) =>
  ok(icalendarFeedContract.routes.create, who, { body: { title: 'Tour', ...more } });
/** Goes to Google and comes back, as the pages do. */
export async function consent(who: TestUser, id: Id, account?: string) {
  const { url } = await ok(begin, who, { params: { id }, body: {} });
  const { code, state } = service.agree(url, account);
  return { code, state };
}
/** A feed that its owner has connected. Nothing was written yet. */
export async function connected(who: TestUser, more: object = {}) {
  const feed = await addFeed(who, more);
  await ok(finish, who, { body: await consent(who, feed.id) });
  return feed;
}
export const run = ({ tenantId }: Agency, id: Id) => deliver(tenantId, 'googleCalendarPush', { id });
export const shownOf = (who: TestUser, id: Id) => ok(get, who, { params: { id } });
export const writes = () => service.state.asked.filter((line) => /^(POST|PUT|DELETE) \/calendar\//.test(line));
