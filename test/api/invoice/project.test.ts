import { expect, it } from 'vitest';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { businessCentralProjectContract } from '#shared/domains/reference/business-central-project/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { showInput, unknownId } from '#test/support/fixtures.ts';
import { billingAgency } from './agency.ts';

const { create, update: change } = businessCentralProjectContract.routes;
const { createFromShow, proposal } = invoiceContract.routes;
const { get, insert, update } = showContract.routes;
const billing = await billingAgency();
const { administrator, agent } = billing.users;

const project = (number: string) => ok(create, administrator, { body: { name: `Project ${number}`, number } });
const body = (more: object = {}) =>
  showInput(billing, { promoterId: billing.company.id, fee: { minor: 500_000, currency: 'EUR' }, ...more });
const makeShow = (more: object = {}) => ok(insert, agent, { body: body(more) });
const projectsOf = async (id: string) =>
  (await ok(proposal, agent, { params: { id }, query: {} })).input.lines.map(({ projectId }) => projectId);
async function ofArtist(projectId: string) {
  const ctx = { tenantId: billing.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const artist = await artistStore.get(ctx, billing.artist.id);
  return artistStore.update(ctx, artist, { ...artist, projectId });
}

it('goes from the show into the lines of its invoices', async () => {
  const { id: projectId } = await project('PR-1');
  const show = await makeShow({ projectId });
  expect(show.projectId).toBe(projectId);
  const draft = await ok(createFromShow, agent, { params: { id: show.id }, body: {} });
  expect(draft.lines).toMatchObject([{ projectId, project: { code: 'PR-1', name: 'Project PR-1' } }]);
});

it('is that of the artist where the show names none', async () => {
  const [own, other] = await Promise.all([project('PR-2'), project('PR-3')]);
  await ofArtist(own.id);
  expect(await projectsOf((await makeShow()).id)).toEqual([own.id]);
  expect(await projectsOf((await makeShow({ projectId: other.id })).id)).toEqual([other.id]);
});

it('counts for nothing once it is inactive, and may stay on the show', async () => {
  const made = await project('PR-4');
  const show = await makeShow({ projectId: made.id });
  const { id, rev, name, number } = made;
  await ok(change, administrator, { body: { id, rev, name, number, isActive: false } });
  expect(await projectsOf(show.id)).toEqual([undefined]);
  const now = await ok(get, agent, { params: { id: show.id } });
  const saved = await ok(update, agent, { body: { ...inputOf(now), id: now.id, rev: now.rev, billing: 'Top' } });
  expect(saved.projectId).toBe(made.id);
});

it('is refused where it does not exist', async () => {
  const answer = await call(insert, agent, { body: body({ projectId: unknownId() }) });
  expect(refusal(answer)).toBe('400 choice');
  expect(answer.body).toMatchObject({ errors: [{ field: 'projectId' }] });
});
