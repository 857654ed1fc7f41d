import { expect, test } from 'vitest';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeArtist, showInput } from '#test/support/fixtures.ts';

const { artists, find, hide, unhide, override, clear, list } = availabilityContract.routes;
const [agency, others] = await Promise.all([makeAgency(), makeAgency()]);
const insert = (more: object) => ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency, more) });

/** `2027-03-05 blocked` of each day with something on it. */
async function statesOf(artistId: string, from: string, to: string, more: object = {}) {
  const { artists: found } = await ok(find, agency.users.agent, { body: { from, to, artistIds: [artistId], ...more } });
  return found[0]?.days.map((day) => `${day.date} ${day.state}${day.isFree ? ' free' : ''}`);
}

test('confirmed blocks, options as one counts them, cancelled never; nights under their evening', async () => {
  const { id } = await makeArtist(agency.tenantId, 'Availability One');
  const at = (start: string, end: string, status: string) =>
    insert({ artistIds: [id], start, end, isNight: true, statusId: agency.status(status).id });
  await at('2027-03-05T23:00', '2027-03-06T03:00', 'Confirmed');
  await at('2027-03-09T20:00', '2027-03-09T23:00', 'Option');
  await at('2027-03-10T20:00', '2027-03-10T23:00', 'Cancelled');
  expect(await statesOf(id, '2027-03-01', '2027-03-31')).toEqual(['2027-03-05 blocked', '2027-03-09 option']);
  expect(await statesOf(id, '2027-03-01', '2027-03-31', { countOptionsAsFree: true })).toEqual([
    '2027-03-05 blocked',
    '2027-03-09 option free',
  ]);
  const { artists: found } = await ok(find, agency.users.agent, {
    body: { from: '2027-03-01', to: '2027-03-31', artistIds: [id], weekdays: [5, 6] },
  });
  expect(found[0]).toMatchObject({ freeDays: 7, days: [{ date: '2027-03-05', reason: expect.any(String) }] });
});

test('somebody’s word goes before the calendar until it is taken back', async () => {
  const { id } = await makeArtist(agency.tenantId, 'Availability Two');
  await insert({ artistIds: [id], start: '2027-04-02T20:00', end: '2027-04-02T23:00' });
  const body = { artistId: id, from: '2027-04-01', to: '2027-04-03' };
  const { agent } = agency.users;
  await ok(override, agent, { body: { ...body, state: 'blocked', reason: 'Studio' } });
  await ok(override, agent, { body: { ...body, from: '2027-04-02', to: '2027-04-02', state: 'free', reason: 'Swap' } });
  expect(await statesOf(id, '2027-04-01', '2027-04-30')).toEqual([
    '2027-04-01 blocked',
    '2027-04-02 free free',
    '2027-04-03 blocked',
  ]);
  await ok(clear, agent, { body });
  expect(await statesOf(id, '2027-04-01', '2027-04-30')).toEqual(['2027-04-02 option']);
});

test('a hidden artist is not offered, and is again in the part that is unhidden', async () => {
  const { id } = await makeArtist(agency.tenantId, 'Availability Three');
  const { agent } = agency.users;
  await ok(hide, agent, { body: { artistId: id, from: '2027-05-01', to: '2027-05-31', reason: 'Break' } });
  const body = { from: '2027-05-10', to: '2027-05-12', artistIds: [id] };
  expect(await ok(find, agent, { body })).toMatchObject({ artists: [], hidden: [{ id, name: 'Availability Three' }] });
  const { exceptions } = await ok(unhide, agent, { body: { artistId: id, from: '2027-05-11', to: '2027-05-11' } });
  expect(exceptions.map(({ from, to }) => [from, to])).toEqual([
    ['2027-05-01', '2027-05-10'],
    ['2027-05-12', '2027-05-31'],
  ]);
  expect((await ok(find, agent, { body })).artists[0]).toMatchObject({ id, freeDays: 1 });
  const { rows } = await ok(artists, agent, {});
  expect(rows.find((row) => row.id === id)?.hidden).toHaveLength(2);
  const said = await ok(list, agent, { body: { artistIds: [id], kinds: ['hidden'] } });
  expect(said).toMatchObject({ total: 2, rows: [{ artistName: 'Availability Three', reason: 'Break' }, {}] });
});

test('two people who speak at once are both heard', async () => {
  const { id } = await makeArtist(agency.tenantId, 'Availability Four');
  const say = (date: string) =>
    ok(override, agency.users.agent, {
      body: { artistId: id, from: date, to: date, state: 'blocked', reason: 'Busy' },
    });
  await Promise.all(['2027-06-01', '2027-06-05', '2027-06-09'].map(say));
  expect(await statesOf(id, '2027-06-01', '2027-06-30')).toHaveLength(3);
});

test('outsiders see their artists and no reasons; readers may not hide', async () => {
  const { artist, otherArtist, users } = agency;
  await insert({ start: '2027-07-02T20:00', end: '2027-07-02T23:00', artistIds: [artist.id, otherArtist.id] });
  const body = { from: '2027-07-02', to: '2027-07-02' };
  const seen = await ok(find, users.artist, { body });
  expect(seen.artists).toMatchObject([{ id: artist.id, days: [{ state: 'option', reason: '' }] }]);
  const hiding = { body: { ...body, artistId: artist.id } };
  expect(refusal(await call(hide, users.readOnly, hiding))).toBe('403 denied');
  expect(refusal(await call(find, users.promoter, { body }))).toBe('403 denied');
  expect(refusal(await call(hide, others?.users.agent, hiding))).toBe('404 notFound');
  const elsewhere = await ok(find, (others as Agency).users.agent, { body: { ...body, artistIds: [artist.id] } });
  expect(elsewhere.artists).toEqual([]);
});

test('names what is wrong with a question', async () => {
  const { agent } = agency.users;
  const ask = (body: object) => call(find, agent, { body: { from: '2027-01-01', to: '2027-01-31', ...body } });
  const wrong = async (body: object) => {
    const { status, body: answer } = await ask(body);
    return [status, answer.errors?.[0]?.code, answer.errors?.[0]?.field];
  };
  expect(await wrong({ to: '2026-12-31' })).toEqual([400, 'endBeforeBegin', 'to']);
  expect(await wrong({ to: '2029-12-31' })).toEqual([400, 'date', 'to']);
  expect(await wrong({ weekdays: [] })).toEqual([400, 'choice', 'weekdays']);
  const said = { artistId: agency.artist.id, from: '2027-01-01', to: '2027-01-01', state: 'blocked' as const };
  expect(refusal(await call(override, agent, { body: { ...said, reason: ' ' } }))).toBe('400 required');
});

test('what is taken back brings the word back that it took the place of, and leaves the other layer alone', async () => {
  const agency = await makeAgency();
  const days = { artistId: agency.otherArtist.id, from: '2028-09-01', to: '2028-09-10' };
  const said = async (body: { from: string; to: string; state: 'free' | 'blocked'; reason: string }) =>
    ok(override, agency.users.agent, { body: { ...days, ...body } });
  await ok(hide, agency.users.agent, { body: { ...days, reason: 'Holiday' } });
  await said({ from: '2028-09-01', to: '2028-09-10', state: 'free', reason: 'Asked' });
  const part = { from: '2028-09-04', to: '2028-09-05' };
  const { replaced } = await said({ ...part, state: 'blocked', reason: 'Studio' });
  expect(replaced).toMatchObject([{ ...part, kind: 'free', reason: 'Asked' }]);
  const back = replaced.map(({ kind, from, to, reason }) => ({ kind, from, to, reason }));
  const { exceptions } = await ok(clear, agency.users.agent, { body: { ...days, ...part, back } });
  expect(exceptions.filter(({ kind }) => kind === 'hidden')).toMatchObject([{ from: days.from, to: days.to }]);
  expect(exceptions.filter(({ kind }) => kind !== 'hidden').map(({ kind, from }) => [kind, from])).toEqual([
    ['free', '2028-09-01'],
    ['free', '2028-09-04'],
    ['free', '2028-09-06'],
  ]);
  const strange = [{ kind: 'free' as const, from: '2028-09-01', to: '2028-09-10', reason: 'Sly' }];
  const shown = await ok(unhide, agency.users.agent, { body: { ...days, ...part, back: strange } });
  expect(shown.exceptions.filter(({ reason }) => reason === 'Sly')).toEqual([]);
});
