import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { act } from '#functions/domains/agreements/esign/act.ts';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { hashesOf } from '#functions/domains/agreements/esign/files.ts';
import { handler as anchor } from '#functions/domains/agreements/esign/jobs/anchor.ts';
import { handler as remind } from '#functions/domains/agreements/esign/jobs/remind.ts';
import { handler as sweep } from '#functions/domains/agreements/esign/jobs/sweep.ts';
import { promises } from '#functions/domains/agreements/esign/promises.ts';
import { auditOf, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { merkleRoot } from '#shared/domains/agreements/esign/audit.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { promised } from '#test/support/outbox.ts';
import {
  draftOf,
  giveSignature,
  PROMOTER,
  pickParticipant,
  read,
  record,
  secretIn,
  sentOut,
  signAt,
  workAll,
} from './signing.ts';

process.env.SEAL_TEST_KEY = join(tempFolder('seal-key'), 'key.pem');
const { agency, mailbox } = await agreementAgencies();
const { agent, administrator } = agency.users;
const { edit, send, open, see, discard, runRemind, runSweep, runAnchor, runAutoSign } = esignContract.routes;
const SECOND = 'sam@outside.example';

beforeAll(() => giveSignature(agency));

const DAY_MS = 86_400_000;
const later = (days: number) => ({ scheduledTime: new Date(Date.now() + days * DAY_MS).toISOString() });
const to = (address: string, from = 0) => mailbox.mails.slice(from).filter((mail) => mail.to === address);
const typesOf = async (id: string) => (await auditOf(agency, id)).map(({ type }) => type);
const contextOf = (now = new Date()) => ({ tenantId: agency.tenantId, now, actor: { userId: 'x', name: 'Test' } });

/** A contract that two people outside sign at the same time, and the agent after them. */
async function sentToTwo() {
  const { id, rev, participants, title, message, locale, zone } = await draftOf(agency);
  const [signer, counter] = participants.map(pickParticipant);
  if (!signer || !counter) throw new Error('no participants');
  const { id: _first, ...fresh } = signer;
  const people = fresh.people.map(({ id: _own, ...one }) => ({ ...one, name: 'Sam Test', email: SECOND }));
  const body = { title, message, locale, zone, rev, participants: [signer, { ...fresh, people }, counter] };
  await ok(edit, agent, { params: { id }, body });
  await ok(send, agent, { params: { id }, body: {} });
  await workAll(agency, id);
  return id;
}

describe('reminders', () => {
  it('go to those whose turn it is, and missed runs make one mail', async () => {
    const { id } = await sentOut(agency);
    const from = mailbox.mails.length;
    for (const days of [1, 3, 4, 5, 6]) {
      await remind(later(days));
      await remind(later(days));
      await workAll(agency, id);
    }
    expect([to(PROMOTER, from).length, to(agent.user.email, from).length]).toEqual([1, 0]);
    await remind(later(20));
    await workAll(agency, id);
    expect([to(PROMOTER, from).length, to(agent.user.email, from).length]).toEqual([2, 0]);
    const types = await typesOf(id);
    expect(types.filter((type) => type === 'reminded')).toHaveLength(2);
    expect(types.filter((type) => type === 'deadlinePassed')).toHaveLength(1);
    expect((await new Visitor().call(open, secretIn(mailbox.mails), {})).status).toBe(200);
  });

  it('end with the signature, and a document that fails stops no other', async () => {
    const signed = await sentOut(agency);
    await signAt(new Visitor(), secretIn(mailbox.mails));
    const [broken, waiting] = [await sentOut(agency), await sentOut(agency)];
    const stored = await esignStore.get(agency, broken.id);
    const participants = stored.participants.map((one) => ({ ...one, people: [] }));
    await esignStore.update(contextOf(), stored, { ...stored, participants });
    const failing = vi.spyOn(esignStore, 'next').mockImplementation((ctx, before, next) => {
      if (before.id === broken.id) throw new Error('broken');
      return Object.getPrototypeOf(esignStore).next.call(esignStore, ctx, before, next);
    });
    await expect(remind(later(6))).rejects.toThrow('1 failed');
    failing.mockRestore();
    const [signer] = signed.participants;
    const whom = (await auditOf(agency, signed.id)).filter(({ type }) => type === 'reminded');
    expect(whom.map(({ participantId }) => participantId)).not.toContain(signer?.id);
    expect(await typesOf(waiting.id)).toContain('reminded');
    expect(await typesOf(broken.id)).not.toContain('reminded');
  });
});

describe('11: the expiry', () => {
  it('tells everyone, keeps the signature, and an extension without a date opens the link again', async () => {
    const id = await sentToTwo();
    const secret = secretIn(mailbox.mails, SECOND);
    await signAt(new Visitor(), secretIn(mailbox.mails));
    await remind(later(29));
    expect((await read(agency, id)).state).toBe('outForSignature');
    await remind(later(30.1));
    await remind(later(31));
    const { state, participants } = await read(agency, id);
    expect([state, (await typesOf(id)).filter((type) => type === 'expired')]).toEqual(['expired', ['expired']]);
    const messages = (await promised(record(agency, id), 'esign')).map(({ payload }) => payload.message);
    const [first, second] = participants;
    expect(messages.flatMap((one) => (one.type === 'mail' && one.mail === 'esignExpired' ? one.to : []))).toEqual([
      { participantId: first?.id },
      { participantId: second?.id },
    ]);
    expect(messages).toContainEqual({ type: 'notice', notice: 'esignExpired', userIds: [] });

    expect(refusal(await new Visitor().call(open, secret, {}))).toBe('410 esign.linkExpired');
    const hashes = await hashesOf(await esignStore.get(agency, id));
    const by = { kind: 'user', id: agent.user.id, name: agent.user.name } as const;
    await act(contextOf(), id, { type: 'extend', by, expiresAt: null, hashes }, promises);
    const extended = await read(agency, id);
    expect([extended.state, extended.expiresAt]).toEqual(['outForSignature', null]);
    expect(extended.participants.map((one) => one.act?.type)).toEqual(['signed', undefined, undefined]);
    await signAt(new Visitor(), secret);
    expect((await read(agency, id)).participants.map((one) => one.state)).toEqual(['done', 'done', 'invited']);
  });
});

describe('the sweep', () => {
  it('ends the links whose end was lost, and counts nothing the second time', async () => {
    const { id } = await sentOut(agency);
    const secret = secretIn(mailbox.mails);
    await ok(discard, agent, { params: { id }, body: { reason: 'Wrong fee.' } });
    const states = async () => (await linksOf(agency.tenantId, 'esign', id)).map(({ state }) => state);
    await sweep(later(0.5));
    expect(await states()).toEqual(['live']);
    // Other tests leave such links too.
    expect((await sweep(later(2))).links).toBeGreaterThanOrEqual(1);
    expect((await sweep(later(2))).links).toBe(0);
    expect(await states()).toEqual(['withdrawn']);
    expect(refusal(await new Visitor().call(see, secret, {}))).toBe('410 esign.linkWithdrawn');
  });
});

describe('the anchor', () => {
  it('stores the heads of all chains once a day, with a root that any of them proves', async () => {
    const { id } = await sentOut(agency);
    const { auditHash } = await esignStore.get(agency, id);
    const at = later(400);
    expect((await anchor(at)).documents).toBeGreaterThan(0);
    const day = at.scheduledTime.slice(0, 10);
    const stored = async (name: string) =>
      JSON.parse(Buffer.from(await getObject(`sealed/anchors/${day}/${name}.json`)).toString());
    const own = await stored(agency.tenantId);
    expect(own.heads).toContainEqual(expect.objectContaining({ id, hash: auditHash }));
    expect(own.root).toBe(
      merkleRoot(
        own.heads.map(({ hash }: { hash: string }) => hash),
        sha256,
      ),
    );
    const { root, agencies } = await stored('root');
    expect(agencies).toContain(own.root);
    expect(root).toBe(merkleRoot(agencies, sha256));
    await ok(discard, agent, { params: { id }, body: { reason: 'Wrong fee.' } });
    await anchor(at);
    expect(await stored(agency.tenantId)).toEqual(own);
  });
});

it('runs the jobs by hand for operators alone', async () => {
  for (const route of [runRemind, runSweep, runAnchor, runAutoSign])
    expect(refusal(await call(route, administrator, {}))).toBe('403 denied');
});
