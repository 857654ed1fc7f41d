import { expect, test } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { mergeStore } from '#functions/domains/relations/merge/store.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver, deliverBatch } from '#test/support/deliver.ts';
import { makeAgency, makeCompany, showInput } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const admin = () => agency.users.administrator;
const makeShow = (more: object = {}) => call(showContract.routes.insert, admin(), { body: showInput(agency, more) });
async function makeShows(count: number, more: object = {}): Promise<string[]> {
  const made = await Promise.all(Array.from({ length: count }, () => makeShow(more)));
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  return made.map(({ body }) => body.id);
}
const showsOf = (ids: readonly string[]) => showStore.many({ tenantId: agency.tenantId }, ids.map(noOf));
const listsAgree = async () => {
  const all = await showStore.many(agency, (await showStore.definition.list?.all(agency.tenantId, {})) ?? []);
  expect(await showStore.definition.list?.check(agency.tenantId, all)).toEqual([]);
};
const begin = (operation: 'status' | 'delete', ids: string[], values: string[] = []) =>
  ok(mySelectionContract.routes.batch, admin(), { params: { operation }, body: { mainArea: 'show', ids, values } });
const report = (id: string) => ok(mySelectionContract.routes.report, admin(), { params: { id } });

test('a status that is deleted and moved while a batch sets it is on no record in the end', async () => {
  const ids = await makeShows(20);
  const [from, to] = await Promise.all(
    ['Going', 'Staying'].map((name) =>
      ok(statusContract.routes.create, admin(), {
        body: { mainArea: 'show', name, phase: 'options', hexColor: '#123456' },
      }),
    ),
  );
  if (!from || !to) throw new Error('no statuses');
  const batch = await begin('status', ids, [from.id]);
  const moving = async () => {
    while ((await report(batch.id)).done < 5) await new Promise((next) => setTimeout(next, 20));
    await ok(statusContract.routes.deleteAndMove, admin(), { query: { statusId: from.id, targetId: to.id } });
    await deliver(agency.tenantId, 'move', { entity: 'status', id: from.id });
  };
  await Promise.all([deliverBatch(agency.tenantId, batch.id), moving()]);
  const { finished, done, failed, failures } = await report(batch.id);
  expect([finished, done + failed]).toEqual([true, 20]);
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(failed ? ['choice'] : []));
  const left = (await showsOf(ids)).map(({ statusId }) => statusId);
  expect(left).not.toContain(from.id);
  expect(left.filter((id) => id === to.id).length).toBe(done);
  await listsAgree();
});

test('of batches over one selection every record takes each, or says why not', async () => {
  const ids = await makeShows(10);
  const { id: confirmed } = agency.status('Confirmed');
  const batches = [await begin('status', ids, [confirmed]), await begin('delete', ids.slice(0, 5))];
  await Promise.all(batches.map(({ id }) => deliverBatch(agency.tenantId, id)));
  const [first, second] = await Promise.all(batches.map(({ id }) => report(id)));
  expect(second).toMatchObject({ finished: true, done: 5, failed: 0 });
  expect((first?.done ?? 0) + (first?.failed ?? 0)).toBe(10);
  const shows = await showsOf(ids);
  expect(shows.slice(0, 5).every(({ deletedAt }) => deletedAt)).toBe(true);
  expect(shows.slice(5).map(({ statusId }) => statusId)).toEqual(Array.from({ length: 5 }, () => confirmed));
  await listsAgree();
});

test('a merge and a change of either: one is refused as stale; what was made meanwhile follows', async () => {
  const input = (name: string) => CompanyInput.parse({ name, roles: ['promoter'], address: {} });
  const [target, source] = await Promise.all(['Heir', 'Gone'].map((name) => makeCompany(agency.tenantId, input(name))));
  if (!target || !source) throw new Error('no companies');
  await makeShows(3, { promoterId: source.id });
  const params = { id: target.id, sourceId: source.id };
  const body = { rev: target.rev, sourceRev: source.rev, values: input('Heir') };
  const [merged, changed, ...shows] = await Promise.all([
    call(mergeContract.routes.mergeCompany, admin(), { params, body }),
    call(companyContract.routes.update, admin(), {
      params: { id: source.id },
      body: { ...input('Gone again'), rev: source.rev },
    }),
    ...Array.from({ length: 8 }, () => makeShow({ promoterId: source.id })),
  ]);
  expect([merged.status, changed.status].sort()).not.toEqual([200, 200]);
  for (const answer of [merged, changed, ...shows]) expect(answer.status).toBeLessThan(500);
  const now = (await companyStore.find(agency, source.id))?.rev ?? 0;
  const merge =
    merged.status === 200
      ? merged.body
      : await ok(mergeContract.routes.mergeCompany, admin(), { params, body: { ...body, sourceRev: now } });
  await deliver(agency.tenantId, 'merge', { mergeId: merge.id });
  expect(await mergeStore.find(agency, merge.id)).toMatchObject({ state: 'merged' });
  const left = await ok(showContract.routes.list, admin(), {
    body: { filters: [{ field: 'promoter', values: [source.id] }] },
  });
  expect(left.total).toBe(0);
  await listsAgree();
});

test('a show with an artist that goes is there or refused, and stays readable', async () => {
  const artist = await ok(artistContract.routes.create, admin(), { body: { name: 'Leaving' } });
  const [gone, ...made] = await Promise.all([
    call(artistContract.routes.remove, admin(), { params: { id: artist.id } }),
    ...Array.from({ length: 5 }, () => makeShow({ artistIds: [artist.id] })),
  ]);
  expect(gone.status).toBe(200);
  for (const { status, body } of made) {
    expect([200, 400]).toContain(status);
    if (status === 200)
      expect((await call(showContract.routes.get, admin(), { params: { id: body.id } })).status).toBe(200);
  }
  const again = await ok(artistContract.routes.create, admin(), { body: { name: 'Leaving' } });
  expect(again.id).not.toBe(artist.id);
  const back = await call(artistContract.routes.restore, admin(), { params: { id: artist.id } });
  expect(refusal(back)).toBe('409 exists');
  expect(back.body.errors?.[0]).toMatchObject({ field: 'name' });
});
