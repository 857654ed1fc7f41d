import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdWrites, unlessHeld } from '#functions/domains/agreements/agreement/public/signing-hold.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { putOnPaper } from '#test/api/contract/agency.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { countersignAs, draftOf, giveSignature, read, runSeal, secretIn, sentOut, signAt, workAll } from './signing.ts';

process.env.SEAL_TEST_KEY = join(tempFolder('seal-key'), 'key.pem');
const { agency, mailbox } = await agreementAgencies();
const { agent, assistant, administrator } = agency.users;
const { submit, sendBack, send, discard } = esignContract.routes;
const contracts = contractContract.routes;
beforeAll(() => giveSignature(agency));

/** Saves the contract with changes, or as it is. */
async function saved(id: string, more: object = {}) {
  const { rev, locale, template, document } = await ok(contracts.get, agent, { params: { id } });
  const { number: _number, locale: _locale, version: _version, ...rest } = document;
  return call(contracts.update, agent, {
    params: { id },
    body: { rev, locale, template, document: { ...rest, ...more } },
  });
}
const other = { date: '2026-01-02' };
const removal = (id: string) => call(contracts.remove, administrator, { params: { id } });

it('locks the content of its source from the check on, and unlocks it when the document comes back', async () => {
  const { id, source } = await draftOf(agency, { checkerIds: [assistant.user.id] });
  const params = { id };
  await ok(submit, agent, { params, body: {} });
  expect(refusal(await saved(source.id, other))).toBe('409 contract.signing');
  await ok(sendBack, assistant, { params, body: { reason: 'The fee is wrong.' } });
  expect((await saved(source.id, other)).status).toBe(200);
});

it('keeps its source from changes and deletion while it is out, and gives it back when it is discarded', async () => {
  const { id, source } = await draftOf(agency);
  const params = { id };
  // The outbox has not moved the contract to `sent` yet: only the signing holds it.
  await ok(send, agent, { params, body: {} });
  expect(refusal(await saved(source.id, other))).toBe('409 contract.signing');
  expect(refusal(await removal(source.id))).toBe('409 contract.signing');
  expect((await saved(source.id)).status).toBe(200);
  await ok(discard, agent, { params, body: { reason: 'The show is off.' } });
  expect((await saved(source.id, other)).status).toBe(200);
  expect((await removal(source.id)).status).toBe(200);
});

it('never locks the source of a signing that is older than the hold', async () => {
  const { tenantId } = agency;
  const held = { kind: 'contract', id: newId(new Date(), 1) } as const;
  const [free, all] = [
    { locks: false, keeps: false, runs: false },
    { locks: true, keeps: true, runs: true },
  ];
  const moves = (did: typeof free, does: typeof free) => commit(holdWrites(tenantId, held, did, does));
  await moves(all, free);
  await commit([unlessHeld(tenantId, held, 'locks')]);
  await moves(free, all);
  await moves(free, all);
  await expect(commit([unlessHeld(tenantId, held, 'keeps')])).rejects.toThrow('contract.signing');
});

it('keeps its source from becoming void until it is signed', async () => {
  mailbox.mails.length = 0;
  const { id, source } = await sentOut(agency);
  const voids = async () => {
    const { rev } = await ok(contracts.get, agent, { params: { id: source.id } });
    return call(contracts.void, agent, { params: { id: source.id }, body: { rev } });
  };
  expect(refusal(await voids())).toBe('409 contract.signing');
  await signAt(new Visitor(), secretIn(mailbox.mails));
  await countersignAs(agency, id);
  expect(refusal(await voids())).toBe('409 contract.signing');
  expect(await runSeal(agency, id)).toBe(true);
  await workAll(agency, id);
  expect((await voids()).body).toMatchObject({ stage: 'void' });
});

describe('the print of a draft', () => {
  const hashOf = async (id: string) => (await read(agency, id)).files.map(({ sha256 }) => sha256);

  it('goes out with the text of its source as it is now', async () => {
    const { id, source, files, amount } = await draftOf(agency);
    const params = { id };
    const { document } = await ok(contracts.get, agent, { params: { id: source.id } });
    const lines = document.lines.map((line) => ({ ...line, net: line.net + 100_000 }));
    await saved(source.id, { ...other, lines });
    expect(refusal(await call(send, agent, { params, body: {} }))).toBe('409 esign.documentChanged');
    await putOnPaper(agency, source.id);
    const sent = await ok(send, agent, { params, body: {} });
    expect(sent.files.map((file) => file.id)).toEqual(files.map((file) => file.id));
    expect(await hashOf(id)).not.toEqual(files.map(({ sha256 }) => sha256));
    expect(sent.amount?.minor).toBeGreaterThan(amount?.minor ?? 0);
  });

  it('is brought up to date when it goes to the check', async () => {
    const { id, source, files } = await draftOf(agency, { checkerIds: [assistant.user.id] });
    await saved(source.id, other);
    await putOnPaper(agency, source.id);
    await ok(submit, agent, { params: { id }, body: {} });
    expect(await hashOf(id)).not.toEqual(files.map(({ sha256 }) => sha256));
  });
});
