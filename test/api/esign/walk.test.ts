import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { sealDocument } from '#functions/domains/agreements/esign/public/seal.ts';
import { sealFile } from '#functions/domains/agreements/esign/public/seal-file.ts';
import { auditOf, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { chainOf } from '#functions/platform/seal/certificate.ts';
import { verifySeal } from '#functions/platform/seal/verify.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { firstBreak } from '#shared/domains/agreements/esign/audit.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import {
  countersignAs,
  draftOf,
  giveSignature,
  PROMOTER,
  read,
  runSeal,
  secretIn,
  sentOut,
  signAt,
  signBody,
  workAll,
} from './signing.ts';

const KEY = join(tempFolder('seal-key'), 'key.pem');
process.env.SEAL_TEST_KEY = KEY;
const { agency, other, mailbox } = await agreementAgencies();
const { agent, assistant, artist, promoter } = agency.users;
const { create, door, open, see, guestFile, guestView, sign, decline, list, discard, remind, countersign } =
  esignContract.routes;

beforeAll(() => giveSignature(agency));

const typesOf = async (id: string) => (await auditOf(agency, id)).map(({ type }) => type);
const to = (address: string) => mailbox.mails.filter((mail) => mail.to === address);
const contextOf = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'x', name: 'Test' } });

it('walks a contract from its draft to a sealed file', async () => {
  mailbox.mails.length = 0;
  const draft = await draftOf(agency);
  expect(draft).toMatchObject({ state: 'draft', participants: [{ role: 'signer' }, { role: 'countersigner' }] });
  const { id, source } = draft;
  const again = await call(create, agent, { body: { source: { kind: 'contract', id: source.id } } });
  expect(refusal(again)).toBe('409 esign.signingOpen');

  const sent = await ok(esignContract.routes.send, agent, { params: { id }, body: {} });
  await workAll(agency, id);
  expect(sent.state).toBe('outForSignature');
  expect(mailbox.mails.map((mail) => mail.to)).toEqual([PROMOTER]);
  const contract = () => ok(contractContract.routes.get, agent, { params: { id: source.id } });
  expect((await contract()).stage).toBe('sent');

  const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
  expect(refusal(await visitor.call(see, secret, {}))).toBe('403 invalidLoginSession');
  const { body } = await visitor.call(open, secret, {});
  expect(body).toMatchObject({ title: sent.title, me: { name: 'Nina Test', isMyTurn: true }, isPreview: false });
  expect(JSON.stringify(body)).not.toContain('@');
  expect(refusal(await visitor.call(sign, secret, signBody(body)))).toBe('422 esign.filesNotOpened');
  for (const file of body.files) {
    const found = await visitor.call(guestFile, secret, { fileId: file.id, inline: true });
    expect((await (await fetch(found.body.url)).text()).slice(0, 5)).toBe('%PDF-');
    await visitor.call(guestView, secret, { fileId: file.id });
  }
  const signed = await visitor.call(sign, secret, signBody(body));
  expect([signed.status, signed.body.me?.status]).toEqual([200, 'done']);

  await workAll(agency, id);
  const forMe = { body: { filters: [{ field: 'forMe' as const }] } };
  expect((await ok(list, agent, forMe)).rows.map((row) => [row.id, row.isForMe])).toEqual([[id, true]]);
  expect((await ok(list, assistant, forMe)).rows).toEqual([]);
  const waiting = sessionContract.routes.waiting;
  expect([(await ok(waiting, agent, {})).signatures, (await ok(waiting, assistant, {})).signatures]).toEqual([1, 0]);
  const kinds = (await notificationsOf(agency.tenantId, agent.user.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['esignOpened', 'esignSigned', 'esignTurn']));
  expect((await countersignAs(agency, id)).state).toBe('completing');

  expect(await runSeal(agency, id)).toBe(true);
  await workAll(agency, id);
  const completed = await esignStore.get(agency, id);
  expect(completed.state).toBe('completed');
  expect(firstBreak(await auditOf(agency, id), completed, sha256)).toBeUndefined();
  expect((await contract()).stage).toBe('signed');
  const show = await ok(showContract.routes.get, agent, { params: { id: completed.showId ?? '' } });
  expect(show.statusId).toBe(agency.status('Contracted').id);

  const last = secretIn(mailbox.mails);
  const reader = new Visitor();
  const after = await reader.call(open, last, {});
  expect(after.body).toMatchObject({ state: 'completed', files: [{ isSealed: true }] });
  const { url } = (await reader.call(guestFile, last, { fileId: after.body.files[0]?.id ?? '' })).body;
  const sealed = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const trusted = [chainOf(readFileSync(KEY, 'utf8'))];
  expect(await verifySeal(sealed, trusted)).toMatchObject({ ok: true });
  sealed[500] = (sealed[500] ?? 0) ^ 1;
  expect(await verifySeal(sealed, trusted)).toMatchObject({ ok: false });
  for (const address of [PROMOTER, agent.user.email]) expect(to(address).at(-1)?.text).toContain('application/pdf');
  expect(refusal(await reader.call(decline, last, { category: 'terms', reason: 'Too late.' }))).toBe(
    '409 esign.alreadySigned',
  );
});

it('takes a scanner that fetches the link for nobody', async () => {
  const { id } = await sentOut(agency);
  const secret = secretIn(mailbox.mails);
  const scanner = new Visitor();
  for (let i = 0; i < 5; i++) expect((await scanner.call(door, secret)).body).toMatchObject({ state: 'live' });
  const document = await read(agency, id);
  expect([document.participants[0]?.state, await typesOf(id)]).toEqual([
    'invited',
    expect.not.arrayContaining(['opened']),
  ]);
  const staff = Visitor.signedIn(assistant);
  expect((await staff.call(open, secret, {})).body).toMatchObject({ isPreview: true });
  expect(refusal(await staff.call(guestView, secret, { fileId: document.files[0]?.id ?? '' }))).toBe(
    '403 staffSession',
  );
  expect(await typesOf(id)).not.toContain('opened');
  await new Visitor().call(open, secret, {});
  await new Visitor().call(open, secret, {});
  expect((await typesOf(id)).filter((type) => type === 'opened')).toHaveLength(1);
});

describe('the seal worker', () => {
  const completing = async () => {
    const { id } = await sentOut(agency);
    await signAt(new Visitor(), secretIn(mailbox.mails));
    await countersignAs(agency, id);
    // Two more files that are agreed to, so that a worker can die between them.
    const document = await esignStore.get(agency, id);
    const [main] = document.files;
    if (!main) throw new Error('no file');
    const annexes = ['01K0000000000000000000D0C1', '01K0000000000000000000D0C2'].map((fileId) => ({
      ...main,
      name: `${fileId}.pdf`,
      id: fileId,
      role: 'annex' as const,
    }));
    return esignStore.update(contextOf(), document, { ...document, files: [main, ...annexes] });
  };

  it('continues after each step at which it can die, with the same files, one end and one mail each', async () => {
    const { id } = await completing();
    const before = mailbox.mails.length;
    let hashes: string[] = [];
    for (const dies of [0, 1, 2]) {
      const made: string[] = [];
      const dying: typeof sealFile = async (sealing, file) => {
        if (made.length === dies) throw new Error('killed');
        const found = await sealFile(sealing, file);
        made.push(found.sha256);
        return found;
      };
      await expect(sealDocument(contextOf(), id, dying)).rejects.toThrow('killed');
      expect(made.slice(0, hashes.length)).toEqual(hashes);
      hashes = made;
    }
    expect(await runSeal(agency, id)).toBe(true);
    expect(await runSeal(agency, id)).toBe(true);
    await workAll(agency, id);
    await workAll(agency, id);
    const { files } = await esignStore.get(agency, id);
    const keys = files.map((file) => file.sealed?.key);
    expect(new Set(keys).size).toBe(3);
    expect(files.slice(1).map((file) => file.sealed?.sha256)).toEqual(hashes);
    const types = await typesOf(id);
    expect(types.filter((type) => type === 'sealed')).toHaveLength(1);
    expect(types.filter((type) => type === 'sealFailed')).toHaveLength(3);
    const told = mailbox.mails.slice(before).filter(({ text }) => text.includes('application/pdf'));
    expect(told.map((mail) => mail.to).sort()).toEqual([PROMOTER, agent.user.email].sort());
  });

  it('seals nothing before the last signature', async () => {
    const { id } = await sentOut(agency);
    expect(await sealDocument(contextOf(), id)).toBe(0);
    expect(await typesOf(id)).not.toContain('sealStarted');
  });
});

it('ends by a declined signature, which tells the author why', async () => {
  const { id, source } = await sentOut(agency);
  const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
  await visitor.call(open, secret, {});
  const answer = await visitor.call(decline, secret, { category: 'terms', reason: 'The fee is too high.' });
  expect(answer.body).toMatchObject({ state: 'declined', ending: { reason: 'The fee is too high.' } });
  await workAll(agency, id);
  expect((await visitor.call(door, secret)).body).toMatchObject({ state: 'withdrawn' });
  expect(refusal(await visitor.call(open, secret, {}))).toBe('410 esign.linkWithdrawn');
  const notes = await notificationsOf(agency.tenantId, agent.user.id);
  expect(notes.filter(({ kind }) => kind === 'esignDeclined')).toMatchObject([
    { target: `/contract/${source.id}/esign` },
  ]);
});

it('is discarded with a reason that reaches the invited, and takes the contract back to draft', async () => {
  const { id, source } = await sentOut(agency);
  expect(refusal(await call(discard, assistant, { params: { id }, body: { reason: 'Wrong fee.' } }))).toBe(
    '403 denied',
  );
  await ok(discard, agent, { params: { id }, body: { reason: 'Wrong fee.' } });
  await workAll(agency, id);
  expect(to(PROMOTER).at(-1)?.text).toContain('Wrong fee.');
  expect((await ok(contractContract.routes.get, agent, { params: { id: source.id } })).stage).toBe('draft');
});

it('reminds whose turn it is, once a day, and the first mail stays valid', async () => {
  const { id, participants } = await sentOut(agency);
  const first = secretIn(mailbox.mails);
  const [signer, counter] = participants;
  const input = (participantId = '') => ({ params: { id }, body: { participantId } });
  expect(refusal(await call(remind, agent, input(counter?.id)))).toBe('409 esign.notYourTurn');
  await ok(remind, agent, input(signer?.id));
  expect(refusal(await call(remind, agent, input(signer?.id)))).toBe('403 esign.tooMany');
  await workAll(agency, id);
  const second = secretIn(mailbox.mails);
  expect(second).not.toBe(first);
  for (const secret of [first, second]) expect((await new Visitor().call(open, secret, {})).status).toBe(200);
});

it('is nothing to other agencies, to people outside, or to who did not sign in lately', async () => {
  const { id, participants } = await sentOut(agency);
  const input = { params: { id } };
  expect(refusal(await call(esignContract.routes.get, other.users.agent, input))).toBe('404 notFound');
  for (const user of [artist, promoter])
    expect(refusal(await call(esignContract.routes.get, user, input))).toBe('403 denied');
  const participantId = participants[1]?.id ?? '';
  const body = { participantId, revision: 1, hashes: {} };
  expect(refusal(await call(countersign, agency.users.administrator, { params: { id }, body }))).toBe(
    '403 esign.notYours',
  );
});
