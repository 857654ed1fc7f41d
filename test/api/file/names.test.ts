import { expect, test } from 'vitest';
import { fileStore } from '#functions/domains/attached/file/store.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { upload } from './uploads.ts';

const { list, remove, restore, update } = fileContract.routes;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const targetOf = async (): Promise<RecordSubject> => ({ entity: 'show', recordId: (await makeShow(agency)).id });
const namesOn = async (target: RecordSubject) =>
  (await ok(list, agent(), { body: target })).rows.map(({ name }) => name);
const rename = async (id: string, rev: number, name: string) =>
  call(update, agent(), { params: { id }, body: { rev, name, kind: 'other', isVisibleOutside: false } });

test('many that send a file of one name at once leave one of it with the record', async () => {
  for (const target of [await targetOf(), await targetOf(), await targetOf()]) {
    await Promise.allSettled(Array.from({ length: 6 }, () => upload(agent(), target, 'Rider.txt')));
    expect(await namesOn(target)).toEqual(['Rider.txt']);
  }
});

test('of two renamed alike at once one is refused', async () => {
  const target = await targetOf();
  const made = [await upload(agent(), target, 'One.txt'), await upload(agent(), target, 'Two.txt')];
  const answers = await Promise.all(made.map(({ id, rev }) => rename(id, rev, 'Both.txt')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await namesOn(target)).filter((name) => name === 'Both.txt')).toHaveLength(1);
});

test('a deleted file does not come back beside another of its name', async () => {
  const target = await targetOf();
  const first = await upload(agent(), target, 'Plan.txt');
  await ok(remove, agent(), { params: { id: first.id } });
  const second = await upload(agent(), target, 'plan.txt');
  expect(refusal(await call(restore, agent(), { params: { id: first.id } }))).toBe('409 exists');
  expect((await rename(second.id, second.rev, 'Newer plan.txt')).status).toBe(200);
  await ok(restore, agent(), { params: { id: first.id } });
  expect((await namesOn(target)).sort()).toEqual(['Newer plan.txt', 'Plan.txt']);
});

test('versions hand their name on: renamed, taken off and put back', async () => {
  const target = await targetOf();
  const first = await upload(agent(), target, 'A.txt');
  const second = await upload(agent(), target, 'A.txt');
  expect((await rename(second.id, second.rev, 'B.txt')).status).toBe(200);
  await ok(remove, agent(), { params: { id: second.id } });
  expect(await namesOn(target)).toEqual(['A.txt']);
  await upload(agent(), target, 'B.txt');
  expect(refusal(await call(restore, agent(), { params: { id: second.id } }))).toBe('409 exists');
  await ok(remove, agent(), { params: { id: first.id } });
  await upload(agent(), target, 'A.txt');
  expect((await namesOn(target)).sort()).toEqual(['A.txt', 'B.txt']);
});

test('files that hold no name, as those of a merged record, go all the same', async () => {
  const target = await targetOf();
  const [mine, moved] = [await upload(agent(), target, 'Same.txt'), await upload(agent(), target, 'Other.txt')];
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const stored = await fileStore.get(ctx, moved.id);
  await fileStore.update(ctx, stored, { ...stored, name: 'Same.txt' });
  await ok(remove, agent(), { params: { id: moved.id } });
  expect((await rename(mine.id, mine.rev, 'Last.txt')).status).toBe(200);
  expect(await namesOn(target)).toEqual(['Last.txt']);
});
