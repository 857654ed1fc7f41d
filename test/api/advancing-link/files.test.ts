import { describe, expect, it } from 'vitest';
import { recountBytes } from '#functions/domains/operator/system/stored-bytes.ts';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import {
  confirmedShow,
  newTemplate,
  requestInput,
  seen as seenItems,
  routes as staff,
} from '#test/api/advancing/requests.ts';
import { PNG } from '#test/api/file/uploads.ts';
import type { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { opened, PAUL, routes, secretIn, settle, staffView } from './invited.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent } = agency.users;
const { ticket, attach, detach, file, provide, save, see } = routes;
const LENA = { name: 'Lena', email: 'lena@venue.example', sections: ['all'] };
const OTTO = { name: 'Otto', email: 'otto@hall.example', sections: ['other'] };
const QUESTIONS = (key: string, groups: string[] = []) => ({ key, kind: 'file', label: key, fileGroups: groups });
const SECTIONS = [
  {
    key: 'all',
    name: 'All',
    questions: [QUESTIONS('plan', ['pdf', 'picture']), QUESTIONS('more'), { key: 'text', kind: 'text', label: 'text' }],
  },
  { key: 'other', name: 'Other', questions: [QUESTIONS('sound')] },
];
const PICTURE = { name: 'stage.png', type: 'image/png', bytes: PNG };
type Sent = typeof PICTURE;

/** A request for files that Paul has open. */
async function asked(invitees = [PAUL, LENA, OTTO]) {
  const template = await newTemplate(agency, `Files ${Math.random()}`, SECTIONS);
  const show = await confirmedShow(agency);
  const { id } = await ok(staff.create, agent, { body: requestInput(show.id, template.id, { invitees }) });
  await ok(staff.send, agent, { params: { id }, body: {} });
  await settle(agency, id);
  const secret = secretIn(post.mails);
  const { visitor } = await opened(secret);
  return { id, show, secret, visitor };
}
type Asked = Awaited<ReturnType<typeof asked>>;

const put = async (to: { url: string; headers: Record<string, string> }, bytes: Buffer) =>
  (await fetch(to.url, { method: 'PUT', headers: to.headers, body: new Uint8Array(bytes) })).status;
const want = ({ visitor, secret }: Pick<Asked, 'visitor' | 'secret'>, key: string, one: Sent, more: object = {}) =>
  visitor.call(ticket, secret, { key, name: one.name, type: one.type, size: one.bytes.length, ...more });
/** Sends a file as the page does. */
async function send(by: Pick<Asked, 'visitor' | 'secret'>, key: string, one: Sent = PICTURE) {
  const { body } = await want(by, key, one);
  expect(await put(body, one.bytes)).toBe(200);
  return { upload: body.key, ...(await by.visitor.call(attach, by.secret, { key, upload: body.key, name: one.name })) };
}
const answer = async ({ visitor, secret }: { visitor: Visitor; secret: string }, key: string, value: object) => {
  const { body } = await visitor.call(see, secret, {});
  const rev = body.answers.find((one) => one.key === key)?.rev ?? 0;
  return visitor.call(provide, secret, { items: [{ key, rev, value }] });
};
const filesOf = async ({ show }: Asked): Promise<File[]> =>
  (await ok(fileContract.routes.list, agent, { body: { entity: 'show', recordId: show.id } } as never)).rows as File[];
const approve = async (id: string, request: AdvancingRequest, ...keys: string[]) => {
  await ok(staff.approve, agent, { params: { id }, body: { items: seenItems(request, ...keys) } });
  await settle(agency, id);
  await settle(agency, id);
};

describe('files as answers', () => {
  it('come by ticket, are seen once they are provided, and become files of the show once they are approved', async () => {
    const it = await asked();
    const before = await storedBytes(agency.tenantId);
    const first = await send(it, 'plan');
    const second = await send(it, 'plan', { ...PICTURE, name: 'gate.png' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await storedBytes(agency.tenantId)).toBe(before + 2 * PNG.length);
    const value = [first.body, second.body];
    const params = { id: it.id, fileId: first.body.fileId };
    expect(refusal(await call(staff.file, agent, { params }))).toBe('404 notFound');
    await it.visitor.call(save, it.secret, { key: 'plan', rev: 0, value });
    expect((await staffView(agency, it.id)).answers).toEqual([]);

    expect((await answer(it, 'plan', value)).status).toBe(200);
    const request = await staffView(agency, it.id);
    expect(request.answers[0]?.value).toEqual(value);
    const { url, name } = await ok(staff.file, agent, { params });
    expect(name).toBe('stage.png');
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(PNG);
    expect(await filesOf(it)).toEqual([]);

    await approve(it.id, request, 'plan');
    const files = await filesOf(it);
    expect(files.map((one) => [one.name, one.uploadedBy.startsWith('Paul ('), one.isVisibleOutside])).toEqual(
      expect.arrayContaining([
        ['stage.png', true, false],
        ['gate.png', true, false],
      ]),
    );
    expect(files).toHaveLength(2);
    expect(await storedBytes(agency.tenantId)).toBe(before + 2 * PNG.length);
    expect(await recountBytes(agency.tenantId)).toBe(false);
    const reads = await it.visitor.call(file, it.secret, { fileId: first.body.fileId });
    expect(reads.status).toBe(200);
  });

  it('are refused in words by type, size, name and content, and a ticket takes one file', async () => {
    const it = await asked();
    const says = async (key: string, more: object) => {
      const { status, body } = await want(it, key, PICTURE, more);
      return `${status} ${(body as { errors?: { code: string }[] }).errors?.[0]?.code}`;
    };
    expect(await says('plan', { type: 'text/csv', name: 'x.csv' })).toBe('400 file.type');
    expect(await says('more', { type: 'application/x-msdownload', name: 'x.exe' })).toBe('400 file.type');
    expect(await says('more', { size: 209_715_201 })).toBe('400 file.tooLarge');
    expect((await want(it, 'more', PICTURE, { size: 209_715_200 })).status).toBe(200);
    expect(await says('more', { name: '../x.png' })).toBe('400 file.name');
    expect(await says('text', {})).toBe('422 advancing.value');
    expect(await says('sound', {})).toBe('403 advancing.notYours');

    const script = { name: 'x.png', type: 'image/png', bytes: Buffer.from('<script>alert(1)</script>') };
    expect(refusal(await send(it, 'more', script))).toBe('400 file.content');
    const virus = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
    expect(refusal(await send(it, 'more', { name: 'x.txt', type: 'text/plain', bytes: virus }))).toBe(
      '400 file.infected',
    );

    const { body } = await want(it, 'plan', PICTURE);
    expect(await put(body, PNG)).toBe(200);
    expect(await put(body, PNG)).toBe(412);
    const taken = { key: 'plan', upload: body.key, name: 'stage.png' };
    const [once, again] = [
      await it.visitor.call(attach, it.secret, taken),
      await it.visitor.call(attach, it.secret, taken),
    ];
    expect(again.body).toEqual(once.body);
    expect(refusal(await it.visitor.call(attach, it.secret, { ...taken, key: 'more' }))).toBe('404 file.gone');
  });

  it('stay with the question and the person they were sent for', async () => {
    const it = await asked();
    const mine = (await send(it, 'plan')).body;
    expect(refusal(await answer(it, 'more', [mine]))).toBe('422 advancing.value');
    expect(refusal(await answer(it, 'plan', [{ ...mine, fileId: '01J00000000000000000000000' }]))).toBe(
      '422 advancing.value',
    );
    expect(refusal(await answer(it, 'plan', [mine, mine]))).toBe('422 advancing.value');

    const lena = secretIn(post.mails, LENA.email);
    const other = { ...(await opened(lena)), secret: lena };
    expect(refusal(await other.visitor.call(detach, lena, { fileId: mine.fileId }))).toBe('409 advancing.itemState');
    expect(refusal(await answer(other, 'plan', [mine]))).toBe('422 advancing.value');
    expect(refusal(await other.visitor.call(file, lena, { fileId: mine.fileId }))).toBe('404 notFound');
    expect((await answer(it, 'plan', [{ ...mine, name: 'evil.exe' }])).status).toBe(200);
    expect((await staffView(agency, it.id)).answers[0]?.value).toEqual([mine]);
    expect((await other.visitor.call(file, lena, { fileId: mine.fileId })).status).toBe(200);
    expect(refusal(await it.visitor.call(detach, it.secret, { fileId: mine.fileId }))).toBe('409 advancing.itemState');

    const otto = secretIn(post.mails, OTTO.email);
    const third = await opened(otto);
    expect(refusal(await third.visitor.call(file, otto, { fileId: mine.fileId }))).toBe('403 advancing.notYours');
  });

  it('go with their bytes when their author removes them, and a repeat changes nothing', async () => {
    const it = await asked();
    const before = await storedBytes(agency.tenantId);
    const { body } = await send(it, 'more');
    const remove = () => it.visitor.call(detach, it.secret, { fileId: body.fileId });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await storedBytes(agency.tenantId)).toBe(before);
    expect(refusal(await answer(it, 'more', [body]))).toBe('422 advancing.value');
  });

  it('take no more than two gibibytes of a request, in a race as well', async () => {
    const it = await asked();
    const { advancingStore } = await import('#functions/domains/journeys/advancing/store.ts');
    const head = await advancingStore.get({ tenantId: agency.tenantId }, it.id);
    const room = PNG.length + 10;
    const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: agent.user.id, name: 'test' } };
    await advancingStore.update(ctx, head, { ...head, fileBytes: 2_147_483_648 - room });
    const tickets = await Promise.all([1, 2, 3].map(() => want(it, 'more', PICTURE)));
    const answers = await Promise.all(
      tickets.map(async ({ body }) => {
        await put(body, PNG);
        return it.visitor.call(attach, it.secret, { key: 'more', upload: body.key, name: 'stage.png' });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(refusal(await want(it, 'more', PICTURE))).toBe('409 advancing.filesFull');
  });
});
