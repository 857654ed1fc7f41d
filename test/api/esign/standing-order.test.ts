import { beforeAll, describe, expect, it } from 'vitest';
import { handler as autoSign } from '#functions/domains/agreements/esign/jobs/auto-sign.ts';
import { auditOf, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import type { TestUser } from '#test/support/fixtures.ts';
import { giveSignature, read, secretIn, sentOut, signAt, workAll } from './signing.ts';

const { agency, other, mailbox } = await agreementAgencies();
const { agent, assistant, administrator, artist } = agency.users;
const { standingOrder, setStandingOrder, removeStandingOrder, substitute, setSubstitute, removeSubstitute } =
  accountContract.routes;
const { get, list, view, countersign } = esignContract.routes;
const today = agencyDay();
const EUR = (minor: number) => ({ minor, currency: 'EUR' as const });
const ORDER = { kinds: ['contract' as const], maximum: EUR(500_000), until: addDays(today, 90) };

beforeAll(() => giveSignature(agency));

const contextOf = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'x', name: 'Test' } });
/** A contract of an amount that the promoter has signed, so that it waits for the agent. */
async function waiting(minor: number): Promise<string> {
  const { id } = await sentOut(agency);
  await signAt(new Visitor(), secretIn(mailbox.mails));
  const document = await esignStore.get(agency, id);
  await esignStore.update(contextOf(), document, { ...document, amount: EUR(minor) });
  return id;
}
const stateOf = async (id: string) => (await read(agency, id)).state;

describe('29: a standing order', () => {
  it('signs up to its limit, names itself in the record, and leaves the rest to the user', async () => {
    const { order } = await ok(setStandingOrder, agent, { body: ORDER });
    expect(order).toMatchObject({ ...ORDER, from: today });
    const [low, high, corrected] = [await waiting(400_000), await waiting(600_000), await waiting(400_000)];
    const document = await esignStore.get(agency, corrected);
    const [one] = document.participants;
    const correction = {
      id: document.id,
      field: 'vatNumber' as const,
      before: '',
      after: 'NL2',
      at: document.createdAt,
    };
    const by = { participantId: one?.id ?? '', personId: one?.people[0]?.id ?? '' };
    const corrections = [{ ...correction, ...by, isPrinted: false, state: 'collected' as const }];
    await esignStore.update(contextOf(), document, { ...document, corrections });
    expect(await autoSign()).toMatchObject({ signed: 1 });
    expect(await autoSign()).toMatchObject({ signed: 0 });
    expect([await stateOf(low), await stateOf(high), await stateOf(corrected)]).toEqual([
      'completing',
      'outForSignature',
      'outForSignature',
    ]);
    const event = (await auditOf(agency, low)).find(({ type }) => type === 'autoSigned');
    expect(event).toMatchObject({ by: { kind: 'job' }, data: { standingOrderOf: agent.user.name, from: today } });
    expect((await esignStore.get(agency, low)).participants[1]?.act).toMatchObject({ standingOrder: today });
  });

  it('is valid for 180 days at most, from today on, and for staff alone', async () => {
    const until = async (days: number) =>
      refusal(await call(setStandingOrder, assistant, { body: { ...ORDER, until: addDays(today, days) } }));
    expect([await until(-1), await until(181)]).toEqual(Array(2).fill('422 account.orderPeriod'));
    await ok(setStandingOrder, assistant, { body: { ...ORDER, until: addDays(today, 180) } });
    expect(refusal(await call(setStandingOrder, artist, { body: ORDER }))).toBe('403 denied');
    await ok(removeStandingOrder, assistant, {});
    expect(await ok(standingOrder, assistant, {})).toEqual({});
  });

  it('ends with the rights of its user, and does not return with them', async () => {
    const id = await waiting(100_000);
    const rights = async (isActive: boolean) => {
      const user = await userStore.get(agency, agent.user.id);
      await userStore.update(contextOf(), user, { ...user, state: isActive ? 'active' : 'deactivated' });
    };
    await rights(false);
    expect(await autoSign()).toMatchObject({ signed: 0 });
    await rights(true);
    expect(await autoSign()).toMatchObject({ signed: 0 });
    expect([await stateOf(id), await ok(standingOrder, agent, {})]).toEqual(['outForSignature', {}]);
  });

  it('can be ended by its user', async () => {
    await ok(setStandingOrder, agent, { body: ORDER });
    await ok(removeStandingOrder, agent, {});
    const id = await waiting(100_000);
    await autoSign();
    expect(await stateOf(id)).toBe('outForSignature');
  });
});

describe('a substitute', () => {
  const forMe = { body: { filters: [{ field: 'forMe' as const }] } };
  const others = { body: { filters: [{ field: 'forMe' as const, relation: 'noneOf' as const }] } };
  const idsOf = async (who: TestUser) => (await ok(list, who, others)).rows.map(({ id }) => id);
  const rowsOf = async (who: TestUser) => (await ok(list, who, forMe)).rows.filter((row) => row.isForMe);
  async function countersignAs(who: TestUser, id: string) {
    const { participants, files, revision } = await read(agency, id);
    const participantId = participants.find(({ role }) => role === 'countersigner')?.id ?? '';
    for (const file of files) await call(view, who, { params: { id }, body: { participantId, fileId: file.id } });
    const hashes = Object.fromEntries(files.map((file) => [file.id, file.sha256]));
    return call(countersign, who, { params: { id }, body: { participantId, revision, hashes } });
  }

  it('sees what waits, countersigns until the last day, and the record names both', async () => {
    const id = await waiting(100_000);
    expect(refusal(await countersignAs(administrator, id))).toBe('403 esign.notYours');
    const body = { userId: administrator.user.id, until: today };
    const kept = await ok(setSubstitute, agent, { body });
    expect(kept).toEqual({ substitute: { ...body, name: administrator.user.name } });
    expect(await ok(substitute, agent, {})).toEqual(kept);
    expect((await rowsOf(administrator)).map((row) => row.id)).toContain(id);
    expect((await countersignAs(administrator, id)).body).toMatchObject({ state: 'completing' });
    const { participants } = await esignStore.get(agency, id);
    const both = { name: administrator.user.name, insteadOf: agent.user.name };
    expect(participants[1]?.act).toMatchObject({ type: 'countersigned', ...both });
    expect((await auditOf(agency, id)).at(-1)).toMatchObject({ by: { id: administrator.user.id }, data: both });
  });

  it('gets the notice and the mail of the user, which name that user', async () => {
    await ok(setSubstitute, agent, { body: { userId: assistant.user.id, until: today } });
    const id = await waiting(100_000);
    await workAll(agency, id);
    // A repeat tells nobody twice.
    await workAll(agency, id);
    const mails = mailbox.mails.filter(({ to, text }) => to === assistant.user.email && text.includes('substitute'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${agent.user.name} was asked for this. You are the substitute`);
    expect(mails[0]?.text).toContain('/esign');
    const { title } = await read(agency, id);
    const { rows } = await ok(notificationContract.routes.list, assistant, { body: {} });
    expect(rows.filter(({ subject }) => subject === `${title}, ${agent.user.name}`)).toMatchObject([
      { kind: 'esignTurn' },
    ]);
    const sent = (await auditOf(agency, id)).filter(
      ({ type, data }) => type === 'mailSent' && data?.mail === 'esignCountersign',
    );
    expect(sent).toHaveLength(2);
    const [row] = await rowsOf(assistant);
    expect(row?.mine).toMatchObject({ readiness: 'unread', insteadOf: agent.user.name });
    expect((await ok(get, assistant, { params: { id } })).mine).toMatchObject({ insteadOf: agent.user.name });
    expect((await read(agency, id)).mine).not.toHaveProperty('insteadOf');
    expect(await idsOf(administrator)).toContain(id);
    expect(await idsOf(assistant)).not.toContain(id);
    await ok(removeSubstitute, agent, {});
  });

  it('is one colleague at a time, and no one after the user has ended it', async () => {
    const id = await waiting(100_000);
    await ok(setSubstitute, agent, { body: { userId: assistant.user.id, until: today } });
    expect(await rowsOf(administrator)).toEqual([]);
    expect((await rowsOf(assistant)).map((row) => row.id)).toContain(id);
    await ok(removeSubstitute, agent, {});
    expect(await rowsOf(assistant)).toEqual([]);
    expect(refusal(await countersignAs(assistant, id))).toBe('403 esign.notYours');
    expect(await ok(substitute, agent, {})).toEqual({});
  });

  it('is a colleague of the own agency who has access', async () => {
    for (const userId of [agent.user.id, artist.user.id, other.users.agent.user.id])
      expect(refusal(await call(setSubstitute, agent, { body: { userId, until: today } }))).toBe('404 notFound');
    const body = { userId: administrator.user.id, until: addDays(today, 181) };
    expect(refusal(await call(setSubstitute, agent, { body }))).toBe('422 account.orderPeriod');
  });
});
