import { expect, it, vi } from 'vitest';
import { handler as pushJob } from '#functions/domains/calendars/google-calendar/jobs/push.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { Queue } from '#scripts/local/sqs/queue.ts';
import { startSqs } from '#scripts/local/sqs/server.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, signedIn } from '#test/support/fixtures.ts';
import { addFeed, addShow, connected, consent, run, service, shownOf } from './fixture.ts';

const { begin, finish, get, push, remove, test: tryOut } = googleCalendarContract.routes;
const { state, agree, fail } = service;
const unknown = '400 googleCalendar.stateUnknown';

it('asks for one scope, with a hash of its verifier, and keeps no token in the open', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  const feed = await addFeed(agent);
  const { url } = await ok(begin, agent, { params: { id: feed.id }, body: {} });
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    scope: 'https://www.googleapis.com/auth/calendar.app.created',
    code_challenge_method: 'S256',
    access_type: 'offline',
    redirect_uri: expect.stringContaining('/googlecalendar/callback'),
  });
  const { code, state: word } = agree(url);
  expect(await ok(finish, agent, { body: { code, state: word } })).toEqual({ feedId: feed.id });
  const [refresh = ''] = state.consents.keys();
  const items = await readAll({ pk: recordPk(agency.tenantId, 'googleCalendar', noOf(feed.id)) });
  expect(items).toHaveLength(1);
  expect(JSON.stringify(items)).not.toContain(refresh);
  expect(await shownOf(agent, feed.id)).toEqual({ isSetUp: true, state: 'live' });
});

it('takes a consent once, and from the session that began it alone', async () => {
  const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const { agent, administrator } = agency.users;
  const feed = await addFeed(agent);
  const body = await consent(agent, feed.id);
  const elsewhere = await signedIn(agent.user);
  for (const who of [administrator, other.users.agent, elsewhere])
    expect(refusal(await call(finish, who, { body }))).toBe(unknown);
  expect(refusal(await call(finish, agent, { body: { ...body, state: 'A'.repeat(43) } }))).toBe(unknown);
  await ok(finish, agent, { body });
  expect(refusal(await call(finish, agent, { body }))).toBe(unknown);
});

it('takes a consent for ten minutes', async () => {
  const { agent } = (await makeAgency()).users;
  const body = await consent(agent, (await addFeed(agent)).id);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  try {
    expect(refusal(await call(finish, agent, { body }))).toBe(unknown);
  } finally {
    vi.useRealTimers();
  }
});

it('says in words what Google refuses', async () => {
  const { agent } = (await makeAgency()).users;
  const feed = await addFeed(agent);
  const params = { id: feed.id };
  const body = await consent(agent, feed.id);
  const answers = [refusal(await call(finish, agent, { body: { ...body, code: 'wrong' } }))];
  const { url } = await ok(begin, agent, { params, body: {} });
  const { code, state: word } = agree(url, 'ada', 'openid');
  answers.push(refusal(await call(finish, agent, { body: { code, state: word } })));
  fail('/token', 503);
  answers.push(refusal(await call(finish, agent, { body: await consent(agent, feed.id) })));
  expect(answers).toEqual([
    '400 googleCalendar.refused',
    '400 googleCalendar.notGranted',
    '503 googleCalendar.noAnswer',
  ]);
  expect(await shownOf(agent, feed.id)).toEqual({ isSetUp: true, state: 'none' });
});

it('is of the owner of the feed alone', async () => {
  const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  await addShow(agency, 20);
  const { agent, administrator } = agency.users;
  const params = { id: (await connected(agent)).id };
  for (const who of [administrator, other.users.agent]) {
    for (const route of [get, push, remove, tryOut])
      expect(refusal(await call(route, who, { params }))).toBe('404 notFound');
    expect(refusal(await call(begin, who, { params, body: {} }))).toBe('404 notFound');
  }
  await run(other, params.id);
  expect(state.calendars.size).toBe(0);
  await run(agency, params.id);
  expect(state.calendars.size).toBe(1);
});

it('is not there without our program at Google', async () => {
  const { agent } = (await makeAgency()).users;
  const params = { id: (await addFeed(agent)).id };
  vi.stubEnv('GOOGLE_CALENDAR_CLIENT_SECRET', '');
  try {
    expect(await ok(get, agent, { params })).toEqual({ isSetUp: false, state: 'none' });
    expect(refusal(await call(begin, agent, { params, body: {} }))).toBe('409 googleCalendar.notSetUp');
  } finally {
    vi.unstubAllEnvs();
  }
});

it('is queued by the job while it is connected', async () => {
  const bulk = new Queue({ name: 'bulk', visibilityTimeout: 30 });
  const sqs = await startSqs({ port: 0, queues: [bulk] });
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', sqs.url);
  vi.stubEnv('QUEUE_URL_BULK', `${sqs.url}/000000000000/bulk`);
  try {
    const agency = await makeAgency();
    const feed = await connected(agency.users.agent);
    await pushJob();
    const bodies = (await bulk.receive(10, 5)).map(({ body }) => JSON.parse(body));
    const mine = bodies.filter(({ tenantId }) => tenantId === agency.tenantId);
    expect(mine).toMatchObject([{ type: 'googleCalendarPush', payload: { id: feed.id } }]);
  } finally {
    vi.unstubAllEnvs();
    await sqs.close();
  }
});
