import { describe, expect, it } from 'vitest';
import { fileStore } from '#functions/domains/attached/file/store.ts';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { removeObject } from '#functions/platform/files/files.ts';
import { unzip } from '#functions/platform/files/unzip.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { FileFields } from '#shared/domains/attached/file/schemas.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import type { Visitor } from './door.ts';
import { inputOf, opened, routes, type Shared, secretFor, secretIn, showWith } from './shared.ts';

const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const LIMITS = { entries: 60, each: 5_000_000, total: 50_000_000 };

const recordOf = ({ target }: Shared) => ({ tenantId: agency.tenantId, entity: target.entity, id: target.recordId });
/** Hands every ZIP that was asked for to the worker. */
async function pack(shared: Shared) {
  for (const { payload } of await promised(recordOf(shared), 'downloadZip'))
    await deliver(agency.tenantId, 'downloadZip', payload);
}
/** Changes a file in a way that no page offers. */
async function change(id: string, more: Partial<FileFields>) {
  const file = await fileStore.get(agency, id);
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: agent.user.id, name: 'Test' } };
  await fileStore.update(ctx, file, fileStore.next(ctx, file, { ...file, ...more }), { action: 'update' });
}
async function contentOf(visitor: Visitor, secret: string) {
  const { body } = await visitor.call(routes.fetchZip, secret, {});
  const reply = await fetch(body.url);
  const zip = Buffer.from(await reply.arrayBuffer());
  const files = [...unzip(zip, LIMITS)].map(({ name, bytes }) => [name, bytes.toString()]);
  return { files, disposition: reply.headers.get('content-disposition') };
}
const stateOf = async (visitor: Visitor, secret: string) =>
  (await visitor.call(routes.seeFiles, secret, {})).body.zip.state;

describe('all files as one ZIP', () => {
  it('waits for the worker, has all fifty files, and counts as one download', async () => {
    const names = Array.from({ length: 50 }, (_, i) => `file ${i + 1}.txt`);
    const shared = await showWith(agency, ...names);
    const secret = await secretFor(agency, shared, { title: 'Press/kit', maxDownloads: 5 });
    const { visitor } = await opened(secret);
    expect(refusal(await visitor.call(routes.fetchZip, secret, {}))).toBe('409 link.zipNotReady');
    expect((await visitor.call(routes.askZip, secret, {})).body.zip).toEqual({ state: 'waiting', isMailed: false });
    // A second press finds the first.
    await visitor.call(routes.askZip, secret, {});
    expect(await promised(recordOf(shared), 'downloadZip')).toHaveLength(1);
    await pack(shared);
    expect(await stateOf(visitor, secret)).toBe('ready');
    const { files, disposition } = await contentOf(visitor, secret);
    expect(files).toEqual(names.map((name) => [name, `This is ${name}, made for a test.`]));
    expect(disposition).toContain('filename="Press-kit.zip"');
    expect((await visitor.call(routes.seeFiles, secret, {})).body.left).toBe(4);
  });

  it('names two files of one name apart', async () => {
    const shared = await showWith(agency, 'rider.txt', 'plot.txt', 'more.txt');
    // As after a merge of two records.
    for (const { id } of shared.files.slice(1)) await change(id, { name: 'RIDER.txt' });
    const secret = await secretFor(agency, shared);
    const { visitor } = await opened(secret);
    await visitor.call(routes.askZip, secret, {});
    await pack(shared);
    const { files } = await contentOf(visitor, secret);
    expect(files.map(([name]) => name)).toEqual(['rider.txt', 'RIDER (2).txt', 'RIDER (3).txt']);
  });

  it('is one ZIP and one mail, however often the job runs', async () => {
    const shared = await showWith(agency, 'rider.txt', 'plot.txt');
    const email = 'nina.zip@test.example';
    await ok(routes.shareFiles, agent, { body: inputOf(shared, { email, title: 'Press kit', locale: 'de' }) });
    await workOff(recordOf(shared), 'filesMail');
    const secret = secretIn(mailbox.mails, email);
    const { visitor } = await opened(secret);
    await visitor.call(routes.askZip, secret, {});
    await Promise.all([pack(shared), pack(shared)]);
    await pack(shared);
    const before = mailbox.mails.length;
    await workOff(recordOf(shared), 'filesMail');
    await workOff(recordOf(shared), 'filesMail');
    const mails = mailbox.mails.slice(before);
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect(mails[0]?.text).toContain('Ihr ZIP ist bereit: Press kit');
    const mailed = secretIn(mailbox.mails, email);
    expect(mailed).not.toBe(secret);
    expect((await opened(mailed)).seen.zip.state).toBe('ready');
    // The first mail's link works on.
    expect((await contentOf(visitor, secret)).files).toHaveLength(2);
  });

  it('is not handed out with a file that was removed since', async () => {
    const shared = await showWith(agency, 'rider.txt', 'plot.txt');
    const secret = await secretFor(agency, shared);
    const { visitor } = await opened(secret);
    await visitor.call(routes.askZip, secret, {});
    await pack(shared);
    await ok(fileContract.routes.remove, agent, { params: { id: shared.files[0]?.id ?? '' } });
    expect(await stateOf(visitor, secret)).toBe('none');
    expect(refusal(await visitor.call(routes.fetchZip, secret, {}))).toBe('409 link.zipNotReady');
    await visitor.call(routes.askZip, secret, {});
    await pack(shared);
    expect((await contentOf(visitor, secret)).files.map(([name]) => name)).toEqual(['plot.txt']);
  });

  it('says in words that it failed, and may be asked for again', async () => {
    const shared = await showWith(agency, 'rider.txt', 'plot.txt');
    const secret = await secretFor(agency, shared);
    const { visitor } = await opened(secret);
    await visitor.call(routes.askZip, secret, {});
    const { key } = await fileStore.get(agency, shared.files[0]?.id ?? '');
    await removeObject(key);
    await pack(shared);
    const { zip } = (await visitor.call(routes.seeFiles, secret, {})).body;
    expect(zip.state).toBe('failed');
    expect(zip.problem?.length).toBeGreaterThan(10);
    expect((await visitor.call(routes.askZip, secret, {})).body.zip.state).toBe('waiting');
  });

  it('of a withdrawn link is neither written nor mailed', async () => {
    const shared = await showWith(agency, 'rider.txt', 'plot.txt');
    const body = inputOf(shared, { email: 'nina.gone@test.example' });
    await ok(routes.shareFiles, agent, { body });
    await workOff(recordOf(shared), 'filesMail');
    const secret = secretIn(mailbox.mails, 'nina.gone@test.example');
    const { visitor } = await opened(secret);
    await visitor.call(routes.askZip, secret, {});
    const [link] = await linksOf(agency.tenantId, 'show', shared.target.recordId);
    await ok(routes.withdrawFiles, agent, { params: { id: link?.id ?? '' }, body: { entity: 'show' } });
    await pack(shared);
    expect((await promised(recordOf(shared), 'filesMail')).map(({ payload }) => payload.mail)).toEqual(['shared']);
    expect(refusal(await visitor.call(routes.fetchZip, secret, {}))).toBe('403 link.ended');
  });

  it('is refused in words when the files are too large together', async () => {
    const shared = await showWith(agency, 'rider.txt', 'plot.txt');
    for (const { id } of shared.files) await change(id, { size: 1_500_000_000 });
    const secret = await secretFor(agency, shared);
    const { visitor, seen } = await opened(secret);
    expect(seen.zip).toMatchObject({ state: 'tooLarge', problem: expect.stringContaining('one by one') });
    expect(refusal(await visitor.call(routes.askZip, secret, {}))).toBe('413 link.zipTooLarge');
    const fileId = shared.files[0]?.id;
    expect((await visitor.call(routes.fetchShared, secret, { fileId })).status).toBe(200);
  });
});
