import { describe, expect, it } from 'vitest';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { sentContract } from '#test/api/contract/agency.ts';
import { upload } from '#test/api/file/uploads.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { unknownId } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';
import { Visitor } from './door.ts';
import { inputOf, opened, routes, rowsOf, type Shared, secretFor, secretIn, showWith } from './shared.ts';

const { agency, other, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { remove } = fileContract.routes;
const removed = (id: string) => ok(remove, agent, { params: { id } });
const sendMails = ({ target }: Shared, type: 'filesMail' | 'linkCode' = 'filesMail') =>
  workOff({ tenantId: agency.tenantId, entity: target.entity, id: target.recordId }, type);
const contentAt = async (url: string) => (await fetch(url)).text();

describe('a link to files', () => {
  it('shows names, sizes and dates, and hands out each file to the browser that opened it', async () => {
    const shared = await showWith(agency, 'rider.txt', 'plot.txt');
    const secret = await secretFor(agency, shared, { title: 'Press kit' });
    const { body: door } = await new Visitor().call(routes.door, secret);
    expect(door).toMatchObject({ kind: 'download', state: 'live', hasFiles: true });
    expect(JSON.stringify(door)).not.toMatch(/rider|Press kit/);
    const { visitor, seen } = await opened(secret);
    expect(seen).toMatchObject({ title: 'Press kit', zip: { state: 'none', isMailed: false } });
    expect(seen.files.map(({ name, size }) => [name, size])).toEqual(
      shared.files.map(({ name, size }) => [name, size]),
    );
    expect(seen.files[0]?.createdAt).toBe(shared.files[0]?.createdAt);
    expect(JSON.stringify(seen)).not.toMatch(/"key"|uploadedBy|recordTitle/);
    const fileId = shared.files[1]?.id ?? '';
    const { body } = await visitor.call(routes.fetchShared, secret, { fileId });
    expect(await contentAt(body.url)).toBe('This is plot.txt, made for a test.');
    expect(refusal(await new Visitor().call(routes.fetchShared, secret, { fileId }))).toBe('403 invalidLoginSession');
    const [strange] = (await showWith(agency, 'secret.txt')).files;
    expect(refusal(await visitor.call(routes.fetchShared, secret, { fileId: strange?.id }))).toBe('404 file.gone');
    // The pages of a link to one document know nothing of it.
    expect(refusal(await visitor.call(routes.fetchFile, secret, {}))).toBe('404 linkUnknown');
  });

  it('changes nothing by looking: no opening, no download', async () => {
    const shared = await showWith(agency, 'rider.txt');
    const secret = await secretFor(agency, shared, { maxDownloads: 1 });
    for (let look = 0; look < 3; look++) await new Visitor().call(routes.door, secret);
    const { visitor } = await opened(secret);
    for (let look = 0; look < 3; look++) await visitor.call(routes.seeFiles, secret, {});
    expect((await rowsOf(agency, shared))[0]).toMatchObject({ opens: 1, share: { downloads: 0, maxDownloads: 1 } });
  });

  it('has one address to look at: each act is a POST', () => {
    const bySecret = Object.values(linkContract.routes).filter(({ audience }) => audience === 'secret');
    expect(bySecret.filter(({ method }) => method !== 'POST').map(({ id }) => id)).toEqual([routes.door.id]);
  });

  it('counts exactly: of twenty presses at the same moment, three get a file', async () => {
    const shared = await showWith(agency, 'rider.txt');
    const secret = await secretFor(agency, shared, { maxDownloads: 3 });
    const visitors = await Promise.all(Array.from({ length: 20 }, async () => (await opened(secret)).visitor));
    const body = { fileId: shared.files[0]?.id };
    const answers = await Promise.all(visitors.map((visitor) => visitor.call(routes.fetchShared, secret, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(17).fill(403)]);
    expect((await rowsOf(agency, shared))[0]).toMatchObject({ state: 'finished', opens: 20, share: { downloads: 3 } });
    expect((await new Visitor().call(routes.door, secret)).body.state).toBe('finished');
    expect(refusal(await new Visitor().call(routes.openFiles, secret, {}))).toBe('403 link.ended');
    expect((await new Visitor().call(routes.askAgain, secret, {})).status).toBe(200);
  });

  it('is looked at by staff without a count', async () => {
    const shared = await showWith(agency, 'rider.txt');
    const secret = await secretFor(agency, shared, { maxDownloads: 1 });
    const staff = Visitor.signedIn(agency.users.assistant);
    expect((await staff.call(routes.openFiles, secret, {})).body).toMatchObject({ isPreview: true, left: 1 });
    const body = { fileId: shared.files[0]?.id };
    expect((await staff.call(routes.fetchShared, secret, body)).status).toBe(200);
    expect(refusal(await staff.call(routes.askZip, secret, {}))).toBe('403 staffSession');
    expect((await rowsOf(agency, shared))[0]).toMatchObject({ opens: 0, share: { downloads: 0 } });
  });

  it('has the version that was shared, or always the newest', async () => {
    const shared = await showWith(agency, 'rider.txt');
    const [fixed, newest] = [await secretFor(agency, shared), await secretFor(agency, shared, { isNewest: true })];
    const second = await upload(agent, shared.target, 'rider.txt');
    const first = shared.files[0]?.id ?? '';
    expect(second.version).toBe(2);
    expect((await opened(fixed)).seen.files.map(({ id }) => id)).toEqual([first]);
    expect((await opened(newest)).seen.files.map(({ id }) => id)).toEqual([second.id]);
    const { visitor } = await opened(newest);
    expect(refusal(await visitor.call(routes.fetchShared, newest, { fileId: first }))).toBe('404 file.gone');
    await removed(second.id);
    expect((await opened(newest)).seen.files.map(({ id }) => id)).toEqual([first]);
  });

  it('ends with its files: one that is removed is gone at once, after the last the link is', async () => {
    const shared = await showWith(agency, 'rider.txt', 'plot.txt');
    const [first = '', last = ''] = shared.files.map(({ id }) => id);
    const secret = await secretFor(agency, shared);
    const { visitor } = await opened(secret);
    await removed(first);
    expect((await visitor.call(routes.seeFiles, secret, {})).body.files.map(({ id }) => id)).toEqual([last]);
    expect(refusal(await visitor.call(routes.fetchShared, secret, { fileId: first }))).toBe('404 file.gone');
    await removed(last);
    expect(refusal(await visitor.call(routes.fetchShared, secret, { fileId: last }))).toBe('403 link.ended');
    expect((await visitor.call(routes.door, secret)).body.state).toBe('withdrawn');
    expect(refusal(await new Visitor().call(routes.openFiles, secret, {}))).toBe('403 link.ended');
  });

  it('ends when it is withdrawn, also for who had opened it', async () => {
    const shared = await showWith(agency, 'rider.txt');
    const secret = await secretFor(agency, shared);
    const { visitor } = await opened(secret);
    const [link] = await rowsOf(agency, shared);
    const input = { params: { id: link?.id ?? '' }, body: { entity: 'show' as const } };
    const { url } = await ok(routes.copyFiles, agent, input);
    const copied = url.split('/').at(-1) ?? '';
    expect((await opened(copied)).seen.files).toHaveLength(1);
    expect(refusal(await call(routes.withdrawFiles, other.users.agent, input))).toBe('404 notFound');
    await ok(routes.withdrawFiles, agent, input);
    for (const known of [secret, copied])
      expect((await new Visitor().call(routes.door, known)).body.state).toBe('withdrawn');
    const body = { fileId: shared.files[0]?.id };
    expect(refusal(await visitor.call(routes.fetchShared, secret, body))).toBe('403 link.ended');
    expect(refusal(await call(routes.copyFiles, agent, input))).toBe('403 link.ended');
  });
});

describe('sharing files', () => {
  it('mails the recipient what it is and until when, and names nothing behind a code', async () => {
    const shared = await showWith(agency, 'rider.txt');
    const email = 'nina.share@test.example';
    await ok(routes.shareFiles, agent, { body: inputOf(shared, { email, message: 'As promised.', locale: 'nl' }) });
    expect(await sendMails(shared)).toBe(true);
    const mail = mailbox.mails.at(-1);
    expect(mail).toMatchObject({ to: email });
    for (const told of ['heeft bestanden met u gedeeld: rider.txt', 'As promised.', '1 KB', 'De link werkt tot'])
      expect(mail?.text).toContain(told);
    expect((await opened(secretIn(mailbox.mails, email))).seen).toMatchObject({
      locale: 'nl',
      zip: { isMailed: true },
    });
    expect((await rowsOf(agency, shared))[0]).toMatchObject({ mail: 'sent', recipient: { email } });

    const guarded = await showWith(agency, 'fees.txt');
    const input = inputOf(guarded, { email: 'nina.code@test.example', needsCode: true, title: 'Papers' });
    await ok(routes.shareFiles, agent, { body: input });
    await sendMails(guarded);
    expect(mailbox.mails.at(-1)?.text).not.toContain('fees.txt');
    const secret = secretIn(mailbox.mails, 'nina.code@test.example');
    const visitor = new Visitor();
    expect((await visitor.call(routes.door, secret)).body).toMatchObject({
      codeTo: 'n•••@test.example',
      hasFiles: true,
    });
    expect(refusal(await visitor.call(routes.openFiles, secret, {}))).toBe('400 required');
    await visitor.call(routes.sendCode, secret, {});
    await sendMails(guarded, 'linkCode');
    const code = /^(\d{6})\s*$/m.exec(mailbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const wrong = String((Number(code) + 1) % 10 ** 6).padStart(6, '0');
    expect(refusal(await visitor.call(routes.openFiles, secret, { code: wrong }))).toBe('422 link.codeWrong');
    expect((await visitor.call(routes.openFiles, secret, { code })).body.files[0]?.name).toBe('fees.txt');
  });

  it('of a contract is apart from sending the contract: its list, its subject, its end', async () => {
    const { contract } = await sentContract(agency, mailbox.mails);
    const target = { entity: 'contract' as const, recordId: contract.id };
    const shared = { target, files: [await upload(agent, target, 'rider.txt')] };
    await ok(routes.shareFiles, agent, { body: inputOf(shared, { email: 'nina.apart@test.example' }) });
    await sendMails(shared);
    expect((await ok(routes.list, agent, { body: target })).rows).toHaveLength(1);
    const { rows } = await ok(emailMessageContract.routes.list, agent, { body: target });
    expect(rows.map(({ subject }) => subject)).toContain('Test agency shared files with you: rider.txt');
    const { id, rev } = await ok(contractContract.routes.get, agent, { params: { id: contract.id } });
    await ok(contractContract.routes.void, agent, { params: { id }, body: { rev } });
    expect((await ok(routes.list, agent, { body: target })).rows[0]?.state).toBe('withdrawn');
    expect((await rowsOf(agency, shared))[0]?.state).toBe('live');
  });

  it('is for staff who may see the record and add files', async () => {
    const shared = await showWith(agency, 'rider.txt');
    const body = inputOf(shared);
    expect(refusal(await call(routes.shareFiles, agency.users.promoter, { body }))).toMatch(/^403 denied|^404/);
    expect(refusal(await call(routes.shareFiles, agency.users.artist, { body }))).toMatch(/^403 denied|^404/);
    expect(refusal(await call(routes.shareFiles, other.users.agent, { body }))).toBe('404 notFound');
    expect(refusal(await call(routes.fileLinks, other.users.agent, { body: shared.target }))).toBe('404 notFound');
  });

  it('takes 1 to 50 files of the record, and a code only with an address', async () => {
    const shared = await showWith(agency, 'rider.txt');
    const [strange] = (await showWith(agency, 'other.txt')).files;
    const tryTo = async (more: object) =>
      refusal(await call(routes.shareFiles, agent, { body: { ...inputOf(shared), ...more } }));
    expect(await tryTo({ fileIds: [] })).toBe('400 atLeastOne');
    expect(await tryTo({ fileIds: Array.from({ length: 51 }, unknownId) })).toBe('400 atMost');
    expect(await tryTo({ fileIds: [strange?.id] })).toBe('400 choice');
    expect(await tryTo({ needsCode: true })).toBe('400 required');
    expect(await tryTo({ maxDownloads: 0 })).toBe('400 tooSmall');
    expect(await tryTo({ expiresOn: '2026-01-01' })).toBe('400 dateRange');
    expect(await linksOf(agency.tenantId, 'show', shared.target.recordId)).toEqual([]);
  });
});
