import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
const agency = await makeAgency();

test.each([
  ['over more months than one write takes', { end: '2036-12-31T20:00' }, 'periodTooLong', 'end'],
  ['to the end of time', { end: '9999-12-31T23:59' }, 'date', 'end'],
  ['in the last year of all', { start: '9999-12-31T20:00', end: '9999-12-31T23:59' }, 'date', 'start'],
  ['in the first', { start: '0001-01-01T20:00', end: '0001-01-01T23:59' }, 'date', 'start'],
])('a show %s is refused by name, and nothing is kept', async (_what, times, code, field) => {
  const agent = agency.users.agent;
  const made = await call(routes.insert, agent, { body: showInput(agency, times) });
  expect([made.status, made.body.errors?.[0]]).toMatchObject([400, { code, field }]);
  const show = await ok(routes.insert, agent, { body: showInput(agency) });
  const changed = await call(routes.update, agent, {
    body: { ...showInput(agency, times), id: show.id, rev: show.rev },
  });
  expect([changed.status, changed.body.errors?.[0]]).toMatchObject([400, { code, field }]);
  expect(await ok(routes.get, agent, { params: { id: show.id } })).toMatchObject({ rev: show.rev, end: show.end });
});

test.each(['0001-01-01', '9999-12-31'])(
  'no show is copied to %s, and no small calendar is drawn around it',
  async (date) => {
    const agent = agency.users.agent;
    const show = await ok(routes.insert, agent, { body: showInput(agency) });
    const copied = await call(routes.copyDates, agent, { params: { id: show.id }, body: { dates: [date] } });
    expect([copied.status, copied.body.errors?.[0]]).toMatchObject([400, { code: 'date', field: 'dates.0' }]);
    const drawn = await call(routes.minicalendar, agent, { body: { artistId: agency.artist.id, date } });
    expect([drawn.status, drawn.body.errors?.[0]]).toMatchObject([400, { code: 'date', field: 'date' }]);
  },
);
