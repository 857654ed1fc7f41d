import { expect, it } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { tellRequest } from '#functions/domains/booking/webform/public/tell.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { rosterWrites } from '#functions/domains/relations/artist/public/roster-store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { type Webform, WebformDetails } from '#shared/domains/booking/webform/schemas.ts';
import type { Submission } from '#shared/domains/booking/webform/submission.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { makeForm, typed } from './agency.ts';
import { Stranger, workFor } from './visitor.ts';

await mailbox();
const { approve, get, list, log, update } = webformContract.routes;
const agency = await makeAgency();
const system = () => ({ tenantId: agency.tenantId, actor: { userId: 'test', name: 'Test' }, now: new Date() });
const detailsOf = (form: Webform) =>
  Object.fromEntries(Object.keys(WebformDetails.shape).map((key) => [key, form[key as keyof Webform]]));
const updated = (form: Webform, more: object) =>
  call(update, agency.users.agent, {
    body: { ...(detailsOf(form) as WebformDetails), ...more, id: form.id, rev: form.rev },
  });
async function asked(form: Webform): Promise<Submission> {
  expect((await new Stranger(form.address).post(typed(agency, form))).status).toBe(200);
  const { rows } = await ok(log, agency.users.agent, { body: { webformId: form.id } });
  return rows[0] as Submission;
}
const showOf = ({ showId }: Submission) => ok(showContract.routes.get, agency.users.agent, { params: { id: showId } });

it('goes to somebody as long as it is open', async () => {
  const form = await makeForm(agency);
  const empty = await updated(form, { receiverIds: [] });
  expect(empty).toMatchObject({ status: 400, body: { errors: [{ code: 'required', field: 'receiverIds' }] } });
  expect((await updated(form, { receiverIds: [], isActive: false })).status).toBe(200);
});

it('goes to the first administrator once all who were to hear of it have left', async () => {
  const { agent, administrator, assistant } = agency.users;
  const form = await makeForm(agency, { receiverIds: [assistant.user.id] });
  const { user } = assistant;
  const left = await userStore.update(system(), user, { ...user, state: 'deactivated' });
  const request = await asked(form);
  expect((await showOf(request)).owner.userId).toBe(administrator.user.id);
  const message = { id: `${request.id}0`, tenantId: agency.tenantId, actorId: 'x', at: new Date().toISOString() };
  await tellRequest({ ...message, type: 'webformReceived', payload: { submissionId: request.id } }, 1);
  const notes = await notificationsOf(agency.tenantId, administrator.user.id);
  expect(notes.map(({ target }) => target)).toContain(`/show/${request.showId}/fromwebform`);
  await userStore.update(system(), left, { ...left, state: 'active' });
  // One that nobody was given, from before: it can be dragged, and who approves it looks after it.
  const { id } = await showOf(request);
  const show = await showStore.get(agency, id);
  const orphan = await showStore.update(system(), show, { ...show, owner: { userId: form.id, name: form.name } });
  const { start, end } = orphan;
  const moved = await ok(showContract.routes.move, agent, { params: { id }, body: { rev: orphan.rev, start, end } });
  const discard = { action: 'discard' } as const;
  const body = { showId: id, rev: moved.rev, promoter: discard, venue: discard };
  expect((await ok(approve, agent, { body })).owner.userId).toBe(agent.user.id);
});

it('offers the artists of today by the names of today', async () => {
  const form = await makeForm(agency);
  const [one, two] = [agency.artist, agency.otherArtist];
  await ok(webformContract.routes.linkArtist, agency.users.agent, { body: { id: form.id, artistId: two.id } });
  const stranger = new Stranger(form.address);
  const renamed = await artistStore.update(system(), one, { ...one, name: 'Newly Named' });
  const away = await artistStore.update(system(), two, { ...two, isActive: false });
  const page = await stranger.open();
  expect(page.html).toContain('Newly Named');
  expect(page.html).not.toContain(two.name);
  const seen = await ok(get, agency.users.agent, { params: { id: form.id } });
  expect(seen.artists).toEqual([{ artistId: one.id, name: 'Newly Named' }]);
  const { rows } = await ok(list, agency.users.agent, { body: {} });
  expect(rows.find(({ webformId }) => webformId === form.id)).toMatchObject({ artistCount: 1 });
  const late = await stranger.post(typed(agency, form, { artistId: two.id, company: 'Patient Promotions' }));
  expect([late.status, late.html.includes('value="Patient Promotions"')]).toEqual([422, true]);
  await artistStore.update(system(), renamed, { ...renamed, isActive: false });
  expect((await stranger.open()).status).toBe(404);
  const [gone, back] = await Promise.all([artistStore.get(agency, one.id), artistStore.get(agency, two.id)]);
  await artistStore.update(system(), gone, { ...gone, isActive: true });
  await artistStore.update(system(), back, { ...away, isActive: true });
  expect((await stranger.open()).html).toContain(two.name);
});

it('shows what was typed again when only the show is refused, with a script and without', async () => {
  const form = await makeForm(agency);
  const { artist } = agency;
  await artistStore.remove(system(), await artistStore.get(agency, artist.id));
  // A page that came a moment too early to know.
  await commit(rosterWrites(agency.tenantId, undefined, artist));
  const stranger = new Stranger(form.address);
  for (const hasScript of [false, true]) {
    const sent = typed(agency, form, { company: 'Patient Promotions' });
    const answer = await stranger.post(hasScript ? { ...sent, js: '1', work: workFor(sent.stamp) } : sent);
    expect([answer.status, answer.html.includes('value="Patient Promotions"')]).toEqual([422, true]);
    expect(answer.html).toContain('href="#artistId"');
  }
});
