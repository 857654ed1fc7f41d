import { beforeAll, describe, expect, it } from 'vitest';
import { bulkSendContract } from '#shared/domains/agreements/bulk-send/contract.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { makeShow, putOnPaper } from '#test/api/contract/agency.ts';
import { giveSignature, workAll } from '#test/api/esign/signing.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeCompany } from '#test/support/fixtures.ts';
import { printAndGoOn, reportOf, workOn } from './work.ts';

const { check, start } = bulkSendContract.routes;
const { agency, other, mailbox } = await agreementAgencies();
const { agent, administrator } = agency.users;
const confirmed = agency.status('Confirmed').id;

beforeAll(() => giveSignature(agency));

const show = (more: object = {}) => makeShow(agency, { statusId: confirmed, ...more });
const signingOf = async (contractId: string) => {
  const filters = [
    { field: 'kind' as const, values: ['contract'] },
    { field: 'source' as const, values: [contractId] },
  ];
  const { rows } = await ok(esignContract.routes.list, agent, { body: { filters } });
  return rows[0];
};
const contractsOf = async (showId: string) => {
  const filters = [{ field: 'show' as const, values: [showId] }];
  return (await ok(contractContract.routes.list, agent, { body: { filters } })).rows;
};

/** Runs a bulk send to its end: works on it, prints what is missing, and goes on. */
async function sendAll(showIds: readonly string[], options: object = {}) {
  const run = await ok(start, agent, { body: { showIds: [...showIds], ...options } });
  await workOn(agency, run.id);
  for (const showId of showIds)
    for (const { id } of await contractsOf(showId))
      await printAndGoOn({ tenantId: agency.tenantId, entity: 'contract', id });
  return reportOf(agent, run.id);
}

describe('scenario 13: a bulk over shows', () => {
  it('sends the good ones, names the blocker of the others, and sends only those in a second run', async () => {
    const lone = await makeCompany(agency.tenantId, { name: 'No Address', roles: ['promoter'], address: {} });
    const good = await Promise.all(Array.from({ length: 37 }, () => show()));
    const bad = await Promise.all(Array.from({ length: 3 }, () => show({ promoterId: lone.id, contactId: undefined })));
    const ids = [...good, ...bad].map(({ id }) => id);
    const plan = await ok(check, agent, { body: { showIds: ids } });
    expect(plan.hasSignature).toBe(true);
    expect(plan.rows.filter(({ reasons }) => reasons.length === 0)).toHaveLength(37);
    expect(plan.rows.slice(-3).map(({ reasons }) => reasons[0]?.code)).toEqual(Array(3).fill('bulkSend.noSigner'));
    const first = await sendAll(ids);
    expect(first).toMatchObject({ isFinished: true, isSent: true });
    expect(first.rows.filter(({ state }) => state === 'done')).toHaveLength(37);
    const refused = first.rows.filter(({ state }) => state === 'refused');
    expect(refused.map(({ showId }) => showId)).toEqual(bad.map(({ id }) => id));
    expect(refused[0]?.reason).toMatchObject({ code: 'bulkSend.noSigner' });
    expect(refused[0]?.reason?.message).toContain('enter a contact with an email address');
    const [numbers, states] = [
      first.rows.flatMap(({ contract }) => contract?.number ?? []),
      await Promise.all(first.rows.flatMap(({ contract }) => (contract ? [signingOf(contract.id)] : []))),
    ];
    expect(new Set(numbers).size).toBe(37);
    expect(new Set(states.map((signing) => signing?.state))).toEqual(new Set(['outForSignature']));
    const second = await sendAll(ids);
    expect(second.rows.filter(({ state }) => state === 'done')).toHaveLength(0);
    expect(second.rows[0]?.reason?.code).toBe('bulkSend.out');
    await ok(contactContract.routes.create, agent, {
      body: { firstName: 'Ana', lastName: 'Lone', email: 'ana@lone.example', positions: [{ companyId: lone.id }] },
    });
    const third = await sendAll(ids);
    expect(third.rows.filter(({ state }) => state === 'done').map(({ showId }) => showId)).toEqual(
      bad.map(({ id }) => id),
    );
  }, 240_000);
});

describe('one show', () => {
  it('gets its contract, its people and the message, and goes to the signer that was entered', async () => {
    mailbox.mails.length = 0;
    const { id } = await show();
    const signer = { name: 'Dora Director', email: 'dora@outside.example', capacity: 'Director' };
    const { rows } = await sendAll([id], { signer, message: 'Please sign this week.' });
    const contractId = rows[0]?.contract?.id ?? '';
    const signing = await signingOf(contractId);
    const view = await ok(esignContract.routes.get, agent, { params: { id: signing?.id ?? '' } });
    expect(view).toMatchObject({ state: 'outForSignature', message: 'Please sign this week.' });
    expect(view.participants[0]).toMatchObject({ role: 'signer', people: [signer] });
    expect(view.participants[1]).toMatchObject({ role: 'countersigner', people: [{ userId: agent.user.id }] });
    await workAll(agency, view.id);
    expect(mailbox.mails.map((mail) => mail.to)).toEqual(['dora@outside.example']);
    expect(mailbox.mails[0]?.text).toContain('Please sign this week.');
  });

  it('uses the contract that there is, and the draft of a signing as it was prepared', async () => {
    const { id } = await show();
    const made = await ok(contractContract.routes.createFromShow, agent, { params: { id }, body: {} });
    await putOnPaper(agency, made.id);
    const prepared = await sendAll([id], { isSent: false });
    expect(prepared.rows[0]).toMatchObject({ state: 'done', contract: { id: made.id } });
    expect((await signingOf(made.id))?.state).toBe('draft');
    const sent = await sendAll([id]);
    expect(sent.rows[0]).toMatchObject({ state: 'done', contract: { id: made.id } });
    expect((await signingOf(made.id))?.state).toBe('outForSignature');
    expect(await contractsOf(id)).toHaveLength(1);
  });

  it('is made one contract, by two runs at once and by repeated messages', async () => {
    const { id } = await show();
    const runs = await Promise.all([1, 2].map(() => ok(start, agent, { body: { showIds: [id] } })));
    await Promise.all(runs.map((run) => workOn(agency, run.id)));
    await Promise.all(runs.map((run) => workOn(agency, run.id)));
    const contracts = await contractsOf(id);
    expect(contracts).toHaveLength(1);
    const of = { tenantId: agency.tenantId, entity: 'contract', id: contracts[0]?.id ?? '' };
    await printAndGoOn(of);
    await printAndGoOn(of);
    const reports = await Promise.all(runs.map((run) => reportOf(agent, run.id)));
    expect(reports.map(({ rows }) => rows[0]?.state)).toEqual(['done', 'done']);
    const { rows } = await ok(esignContract.routes.list, agent, {
      body: { filters: [{ field: 'source', values: [of.id] }] },
    });
    expect(rows).toHaveLength(1);
    const { lines } = await ok(esignContract.routes.events, agent, { params: { id: rows[0]?.id ?? '' } });
    expect(lines.filter(({ type }) => type === 'sent')).toHaveLength(1);
  });

  it('whose result was lost after the send is not sent again', async () => {
    const { id } = await show();
    const run = await ok(start, agent, { body: { showIds: [id] } });
    await workOn(agency, run.id);
    const [contract] = await contractsOf(id);
    await printAndGoOn({ tenantId: agency.tenantId, entity: 'contract', id: contract?.id ?? '' });
    const { deleteResults } = await import('./lost.ts');
    await deleteResults(agency.tenantId, run.id);
    expect((await reportOf(agent, run.id)).isFinished).toBe(false);
    await workOn(agency, run.id);
    expect((await reportOf(agent, run.id)).rows[0]).toMatchObject({ state: 'done' });
    const signing = await signingOf(contract?.id ?? '');
    const { lines } = await ok(esignContract.routes.events, agent, { params: { id: signing?.id ?? '' } });
    expect(lines.filter(({ type }) => type === 'sent')).toHaveLength(1);
  });

  it('that was cancelled, or waits for approval, is refused with the reason', async () => {
    const released = await show({ statusId: agency.status('Cancelled').id });
    const { rows } = await ok(check, agent, { body: { showIds: [released.id] } });
    expect(rows[0]?.reasons.map(({ code }) => code)).toEqual(['bulkSend.cancelled']);
    const run = await sendAll([released.id]);
    expect(run.rows[0]).toMatchObject({ state: 'refused', reason: { code: 'bulkSend.cancelled' } });
    expect(await contractsOf(released.id)).toHaveLength(0);
  });
});

describe('a bulk send', () => {
  it('refuses what it cannot do, at its field', async () => {
    const [one, two] = [await show(), await show()];
    const signer = { name: 'Nina', email: 'nina@outside.example' };
    const both = await call(start, agent, { body: { showIds: [one.id, two.id], signer } });
    expect(both.body.errors?.[0]).toMatchObject({ code: 'bulkSend.oneSigner', field: 'signer' });
    const none = await call(start, administrator, { body: { showIds: [one.id] } });
    expect(refusal(none)).toBe('422 esign.noSignatureOnFile');
    const foreign = await makeShow(other);
    const unknown = await call(check, agent, { body: { showIds: [one.id, foreign.id] } });
    expect(unknown.body.errors?.[0]).toMatchObject({ code: 'notFound', field: 'showIds.1' });
    const many = await call(check, agent, { body: { showIds: Array(101).fill(one.id) } });
    expect(many.body.errors?.[0]).toMatchObject({ field: 'showIds' });
  });

  it('is for those who may send, and its result for its sender alone', async () => {
    const { id } = await show();
    expect(refusal(await call(start, agency.users.readOnly, { body: { showIds: [id] } }))).toBe('403 denied');
    expect(refusal(await call(check, agency.users.promoter, { body: { showIds: [id] } }))).toBe('403 denied');
    const run = await ok(start, agent, { body: { showIds: [id] } });
    const seen = await call(bulkSendContract.routes.report, administrator, { params: { id: run.id } });
    expect(refusal(seen)).toBe('404 notFound');
  });

  it('fails show by show when its sender may no longer send', async () => {
    const { makeSignedIn } = await import('#test/support/fixtures.ts');
    const leaving = await makeSignedIn(agency.tenantId, { role: 'agent' });
    await giveSignature(agency, leaving);
    const { id } = await show();
    const run = await ok(start, leaving, { body: { showIds: [id] } });
    const { userStore } = await import('#functions/domains/identity/user/store.ts');
    const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'x', name: 'Test' } };
    const user = await userStore.get(ctx, leaving.user.id);
    await userStore.update(ctx, user, { ...user, permissions: ['show.read', 'esign.send'] });
    await workOn(agency, run.id);
    expect((await reportOf(leaving, run.id)).rows[0]).toMatchObject({ state: 'refused', reason: { code: 'denied' } });
    expect(await contractsOf(id)).toHaveLength(0);
  });
});
