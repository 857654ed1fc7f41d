import { beforeAll, expect, it } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { draftOf, giveSignature } from './signing.ts';

const { agency } = await agreementAgencies();
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
