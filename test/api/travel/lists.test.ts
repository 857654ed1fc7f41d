import { describe, expect, test } from 'vitest';
import { lists, rebuild } from '#functions/domains/operator/system/lists.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import type { BatchOperation } from '#shared/domains/attached/my-selection/schemas.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { upload } from '#test/api/file/uploads.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver, deliverBatch } from '#test/support/deliver.ts';
import { makeAgency, makeTag, showInput, type TestUser } from '#test/support/fixtures.ts';
import { get, idsIn, KINDS, make } from './kinds.ts';

const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;

describe.each(KINDS)('many of each %s', (mainArea) => {
  const ask = (operation: BatchOperation, ids: string[], values: string[] = [], who: TestUser = agent()) =>
    call(mySelectionContract.routes.batch, who, { params: { operation }, body: { mainArea, ids, values } });
  const run = async (operation: BatchOperation, ids: string[], values: string[] = []) => {
    const { body } = await ask(operation, ids, values);
    await deliverBatch(agency.tenantId, body.id);
    return ok(mySelectionContract.routes.report, agent(), { params: { id: body.id } });
  };

  test('get tags of their own area, go, and come back', async () => {
    const tag = await makeTag(agency.tenantId, 'By night', mainArea);
    const ids = [(await make(mainArea, agency)).id, (await make(mainArea, agency)).id];
    const [first = ''] = ids;
    expect(await run('tags', ids, [tag.id])).toMatchObject({ done: 2, failed: 0 });
    const { rows } = await ok(mySelectionContract.routes.tags, agent(), { body: { mainArea, ids } });
    expect(rows.find(({ id }) => id === tag.id)).toMatchObject({ count: 2 });
    expect((await get(mainArea, agent(), first)).body.tagIds).toEqual([tag.id]);
    expect(refusal(await ask('tags', ids, [agency.tag.id]))).toBe('400 choice');
    expect(refusal(await ask('delete', ids, [], agency.users.assistant))).toBe('403 denied');
    expect(refusal(await ask('status', ids, [agency.status('Option').id]))).toBe('400 batch.notHere');
    expect(await run('delete', ids)).toMatchObject({ done: 2, failed: 0 });
    expect(refusal(await get(mainArea, agent(), first))).toBe('404 notFound');
    expect(await run('restore', ids)).toMatchObject({ done: 2, failed: 0 });
    expect((await get(mainArea, agent(), first)).body.tagIds).toEqual([tag.id]);
  });

  test('of another agency, or of an artist of others, are left alone', async () => {
    const { id: foreign } = await make(mainArea, other);
    const { failed, done } = await run('delete', [foreign]);
    expect([done, failed]).toEqual([0, 1]);
    expect((await get(mainArea, other.users.agent, foreign)).status).toBe(200);
  });

  test('lose a tag that is deleted and moved to another', async () => {
    const [from, to] = [
      await makeTag(agency.tenantId, 'Going', mainArea),
      await makeTag(agency.tenantId, 'Staying', mainArea),
    ];
    const { id } = await make(mainArea, agency, { tagIds: [from.id] });
    const query = { tagId: from.id, targetId: to.id };
    await ok(tagContract.routes.deleteAndMove, agency.users.administrator, { query });
    await deliver(agency.tenantId, 'move', { entity: 'tag', id: from.id });
    expect((await get(mainArea, agent(), id)).body.tagIds).toEqual([to.id]);
    expect(await idsIn(mainArea, agent(), { filters: [{ field: 'tag', values: [to.id] }] })).toEqual([id]);
  });

  test('stand in a list that the night looks after, and that can be written anew', async () => {
    const own = await makeAgency();
    const made = [await make(mainArea, own), await make(mainArea, own, { phase: 'options' })];
    const list = lists.find(({ name }) => name === mainArea);
    expect(await list?.fold(own.tenantId)).toBe(2);
    expect(await list?.check(own.tenantId)).toEqual([]);
    expect(await rebuild(own.tenantId, mainArea)).toBe(2);
    expect(await list?.check(own.tenantId)).toEqual([]);
    expect((await idsIn(mainArea, own.users.agent)).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  });
});

describe.each(KINDS)('on a %s stand', (entity) => {
  const targetOf = async (more: object = {}) => ({ entity, recordId: (await make(entity, agency, more)).id });

  test('notes', async () => {
    const target = await targetOf();
    await ok(noteContract.routes.create, agent(), { body: { ...target, body: 'Bring the keys' } });
    expect((await ok(noteContract.routes.list, agent(), { body: target })).rows).toMatchObject([
      { body: 'Bring the keys' },
    ]);
    expect(refusal(await call(noteContract.routes.list, other.users.agent, { body: target }))).toBe('404 notFound');
  });

  test('files, with those of its shows, artist and travellers beside them', async () => {
    const show = await ok(showContract.routes.insert, agent(), { body: showInput(agency) });
    const target = await targetOf({ showId: show.id });
    await upload(agent(), target, `own ${entity}.txt`);
    await upload(agent(), { entity: 'show', recordId: show.id }, `show ${entity}.txt`);
    await upload(agent(), { entity: 'contact', recordId: agency.contact.id }, `contact ${entity}.txt`);
    await upload(agent(), { entity: 'artist', recordId: agency.artist.id }, `artist ${entity}.txt`);
    const names = ({ rows }: { rows: readonly { name: string }[] }) =>
      rows.map(({ name }) => name).filter((name) => name.endsWith(`${entity}.txt`));
    expect(names(await ok(fileContract.routes.list, agent(), { body: target }))).toEqual([`own ${entity}.txt`]);
    expect(names(await ok(fileContract.routes.related, agent(), { body: target })).toSorted()).toEqual([
      `artist ${entity}.txt`,
      `contact ${entity}.txt`,
      `show ${entity}.txt`,
    ]);
    expect(refusal(await call(fileContract.routes.list, other.users.agent, { body: target }))).toBe('404 notFound');
    const foreign = await targetOf({ artistIds: [agency.otherArtist.id] });
    expect(refusal(await call(fileContract.routes.list, agency.users.artist, { body: foreign }))).toBe('404 notFound');
  });

  test('mails, to those who go along and, of a stay, to the hotel', async () => {
    const { recipients, send, list } = emailMessageContract.routes;
    const target = await targetOf(entity === 'lodging' ? { email: 'desk@hotel.example' } : {});
    const { rows } = await ok(recipients, agent(), { body: target });
    const hotel = entity === 'lodging' ? [['Hotel Mundial', 'desk@hotel.example']] : [];
    expect(rows.map(({ name, email }) => [name, email])).toEqual([['Nina Test', 'nina@test.example'], ...hotel]);
    const to = rows.map(({ name, email }) => ({ name, email }));
    const { id } = await ok(send, agent(), { body: { ...target, to, subject: 'Times', body: 'At nine.' } });
    expect((await ok(list, agent(), { body: target })).rows.map((row) => row.id)).toEqual([id]);
    expect(refusal(await call(recipients, other.users.agent, { body: target }))).toBe('404 notFound');
  });
});
