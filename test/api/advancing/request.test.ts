import { describe, expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeArtist, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';
import { answer, confirmedShow, newTemplate, requestInput, routes, seen, sentRequest } from './requests.ts';

const agency = await makeAgency();
const { agent, assistant, readOnly } = agency.users;
const template = await newTemplate(agency, 'Club');
const doorsOf = async (showId: string) => {
  const { rows } = await ok(timetableContract.routes.get, agent, { params: { id: showId } });
  return rows.filter(({ kind }) => kind === 'doors').map(({ start }) => start);
};

describe('a request', () => {
  test('starts with the values of its show, and a copy of the template', async () => {
    const show = await confirmedShow(agency, { capacity: 900 });
    const made = await ok(routes.create, agent, { body: requestInput(show.id, template.id) });
    expect(made).toMatchObject({
      state: 'draft',
      deadline: '2027-05-07',
      show: { showId: show.id, date: '2027-05-21' },
      sections: template.sections,
      progress: { asked: 4, answered: 0, settled: 0 },
    });
    const capacity = made.answers.find(({ key }) => key === 'capacity');
    expect(capacity).toMatchObject({ offer: { source: 'show', value: 900 }, showValue: 900, now: 900 });
    const sent = await ok(routes.send, agent, { params: { id: made.id }, body: {} });
    expect([sent.state, sent.sentAt]).toEqual(['sent', expect.any(String)]);
    expect(refusal(await call(routes.send, agent, { params: { id: made.id }, body: {} }))).toBe(
      '409 advancing.notOpen',
    );
  });

  test('is refused for an option, without people, and with a template that is gone', async () => {
    const option = await ok(showContract.routes.insert, agent, { body: showInput(agency) });
    const { id } = await ok(routes.create, agent, { body: requestInput(option.id, template.id) });
    const params = { id };
    expect(refusal(await call(routes.send, agent, { params, body: {} }))).toBe('409 advancing.notConfirmed');
    const ready = await call(routes.create, agent, {
      body: requestInput(option.id, template.id, { forSending: true }),
    });
    expect(refusal(ready)).toBe('409 advancing.notConfirmed');
    const show = await confirmedShow(agency);
    const empty = await ok(routes.create, agent, { body: requestInput(show.id, template.id, { invitees: [] }) });
    const sending = await call(routes.send, agent, { params: { id: empty.id }, body: {} });
    expect(refusal(sending)).toBe('422 advancing.noInvitee');
    const gone = await call(routes.create, agent, { body: requestInput(show.id, unknownId()) });
    expect([refusal(gone), gone.body.errors?.[0]?.field]).toEqual(['400 choice', 'templateId']);
  });

  test('writes approved answers into show, timetable and venue, and keeps each version', async () => {
    const show = await confirmedShow(agency);
    const sent = await sentRequest(agency, show.id, template.id);
    const site = 'https://hall.example';
    const answered = await answer(agency, sent, { doors: '19:00', capacity: 800, site, parking: 'behind the hall' });
    expect(answered).toMatchObject({ state: 'partlyAnswered', progress: { answered: 4, settled: 0 } });
    const params = { id: sent.id };
    const items = seen(answered, 'doors', 'capacity', 'site', 'parking');
    const approved = await ok(routes.approve, agent, { params, body: { items } });
    expect(approved).toMatchObject({ state: 'approved', progress: { settled: 4 } });
    expect(await doorsOf(show.id)).toEqual(['19:00']);
    expect(await ok(showContract.routes.get, agent, { params: { id: show.id } })).toMatchObject({ capacity: 800 });
    const venue = await ok(companyContract.routes.get, agent, { params: { id: agency.venue.id } });
    expect(venue.website).toBe(site);
    const { rows } = await ok(routes.versions, agent, { params: { ...params, key: 'doors' } });
    expect(rows).toMatchObject([{ n: 1, source: 'outsider', value: '19:00' }]);
    expect(refusal(await call(routes.approve, agent, { params, body: { items } }))).toBe('409 advancing.itemStale');
  });

  test('offers the last approved answer at the same venue', async () => {
    const show = await confirmedShow(agency, { start: '2027-06-21T20:00', end: '2027-06-21T22:00' });
    const { answers } = await ok(routes.create, agent, { body: requestInput(show.id, template.id) });
    const parking = answers.find(({ key }) => key === 'parking');
    expect(parking?.offer).toEqual({ source: 'venue', value: 'behind the hall', date: '2027-05-21' });
  });

  test('lets the agency choose if the timetable has changed meanwhile', async () => {
    const show = await confirmedShow(agency);
    const sent = await sentRequest(agency, show.id, template.id);
    const { id } = sent;
    const answered = await answer(agency, sent, { doors: '19:00' });
    const entry = { kind: 'doors' as const, date: '2027-05-21', start: '18:30' };
    await ok(timetableContract.routes.create, agent, { body: { ...entry, showId: show.id } });
    const approve = (choice?: 'theirs' | 'ours') =>
      call(routes.approve, agent, {
        params: { id },
        body: { items: seen(answered, 'doors').map((one) => ({ ...one, choice })) },
      });
    expect(refusal(await approve())).toBe('409 advancing.differs');
    const { body } = await approve('ours');
    expect(body.answers.find(({ key }) => key === 'doors')).toMatchObject({ value: '18:30', versions: 2 });
    expect(await doorsOf(show.id)).toEqual(['18:30']);
  });

  test('waits for a locked show, and is written after it is unlocked', async () => {
    const show = await confirmedShow(agency);
    const sent = await sentRequest(agency, show.id, template.id);
    const params = { id: sent.id };
    const answered = await answer(agency, sent, { doors: '19:00' });
    const { rev } = await ok(showContract.routes.lock, agent, { params: { id: show.id }, body: { rev: show.rev } });
    const waiting = await ok(routes.approve, agent, { params, body: { items: seen(answered, 'doors') } });
    expect([waiting.state, waiting.answers[0]?.blockedByLock, await doorsOf(show.id)]).toEqual([
      'partlyAnswered',
      true,
      [],
    ]);
    await ok(showContract.routes.unlock, agency.users.administrator, {
      params: { id: show.id },
      body: { rev, reason: 'answers' },
    });
    const done = await ok(routes.approve, agent, { params, body: { items: seen(waiting, 'doors') } });
    expect([done.state, await doorsOf(show.id)]).toEqual(['approved', ['19:00']]);
  });

  test('writes nothing if one of its values does not fit the field', async () => {
    const show = await confirmedShow(agency);
    const sent = await sentRequest(agency, show.id, template.id);
    const answered = await answer(agency, sent, { doors: '19:00', capacity: -3 });
    const body = { items: seen(answered, 'doors', 'capacity') };
    const refused = await call(routes.approve, agent, { params: { id: sent.id }, body });
    expect(refusal(refused)).toBe('422 advancing.value');
    expect(await doorsOf(show.id)).toEqual([]);
  });

  test('returns answers with a reason, and is withdrawn with one', async () => {
    const show = await confirmedShow(agency);
    const sent = await sentRequest(agency, show.id, template.id);
    const params = { id: sent.id };
    const items = seen(await answer(agency, sent, { doors: '19:00' }), 'doors');
    expect(refusal(await call(routes.return, agent, { params, body: { items, reason: '' } }))).toBe(
      '422 advancing.reasonMissing',
    );
    const back = await ok(routes.return, agent, { params, body: { items, reason: 'too early' } });
    expect([back.state, back.items.doors, back.answers[0]?.reason]).toEqual([
      'changesRequested',
      'returned',
      'too early',
    ]);
    const ended = await ok(routes.withdraw, agent, { params, body: { reason: 'cancelled' } });
    expect(ended.state).toBe('withdrawn');
  });

  test('gives two approvals at once one outcome', async () => {
    const show = await confirmedShow(agency);
    const sent = await sentRequest(agency, show.id, template.id);
    const body = { items: seen(await answer(agency, sent, { doors: '19:00' }), 'doors') };
    const approve = () => call(routes.approve, agent, { params: { id: sent.id }, body });
    const answers = await Promise.all([approve(), approve(), approve()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await doorsOf(show.id)).toEqual(['19:00']);
  });
});

describe('the people of the agency', () => {
  test('find what they have to decide', async () => {
    const show = await confirmedShow(agency);
    const sent = await sentRequest(agency, show.id, template.id);
    const list = async (field: 'needsMe' | 'show', value: string) => {
      const filters = [
        { field, values: [value] },
        { field: 'show' as const, values: [show.id] },
      ];
      const { rows } = await ok(routes.list, readOnly, { body: { filters } });
      return rows.map(({ id, needsDecision }) => [id, needsDecision]);
    };
    expect([await list('needsMe', 'true'), await list('show', show.id)]).toEqual([[], [[sent.id, false]]]);
    await answer(agency, sent, { doors: '19:00' });
    expect(await list('needsMe', 'true')).toEqual([[sent.id, true]]);
  });

  test('need the right, the artist and the agency', async () => {
    const show = await confirmedShow(agency);
    const { id } = await sentRequest(agency, show.id, template.id);
    const params = { id };
    const body = { items: [{ key: 'doors', rev: 0 }] };
    expect(refusal(await call(routes.approve, assistant, { params, body }))).toBe('403 denied');
    expect(refusal(await call(routes.withdraw, readOnly, { params, body: { reason: 'no reason' } }))).toBe(
      '403 denied',
    );
    const other = await makeArtist(agency.tenantId, 'Other act');
    const stranger = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false, artistIds: [other.id] });
    const foreign = (await makeAgency()).users.agent;
    for (const one of [stranger, foreign]) {
      expect(refusal(await call(routes.get, one, { params }))).toBe('404 notFound');
      expect(refusal(await call(routes.approve, one, { params, body }))).toBe('404 notFound');
      const input = { body: requestInput(show.id, template.id) };
      expect(refusal(await call(routes.create, one, input))).toBe('404 notFound');
    }
    const { rows } = await ok(routes.list, stranger, { body: {} });
    expect(rows).toEqual([]);
  });
});

test('tells how far the requests of shows are, and of no show of others', async () => {
  const [first, second, other] = [await confirmedShow(agency), await confirmedShow(agency), await makeAgency()];
  for (let i = 0; i < 2; i++) {
    const request = await sentRequest(agency, first.id, template.id);
    await answer(agency, request, { doors: '19:00' });
  }
  await ok(routes.create, agent, { body: requestInput(second.id, template.id) });
  const body = { showIds: [first.id, second.id] };
  expect((await ok(routes.ofShows, agent, { body })).rows).toEqual([
    { showId: first.id, requests: 2, asked: 8, answered: 2, settled: 0, needsDecision: true },
  ]);
  expect((await ok(routes.ofShows, other.users.agent, { body })).rows).toEqual([]);
});
