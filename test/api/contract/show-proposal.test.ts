import { beforeAll, expect, test } from 'vitest';
import { disagreements, type Stated } from '#shared/domains/agreements/agreement/agreement.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { Contract } from '#shared/domains/agreements/contract/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { makeContract } from './agency.ts';

const { showProposal, unlinkShow } = contractContract.routes;
let agency: Agency;
let other: Agency;
beforeAll(async () => {
  [agency, other] = [await makeAgency(), await makeAgency()];
});

const agent = () => agency.users.agent;
async function factsOf({ id, document }: Contract, user = agent()) {
  const proposal = await ok(showProposal, user, { params: { id } });
  return disagreements(document, proposal.document as Stated);
}
async function changeShow({ show }: Contract, change: object) {
  const before = await ok(showContract.routes.get, agent(), { params: { id: show.showId } });
  const body = { ...inputOf(before), ...change, id: before.id, rev: before.rev };
  return ok(showContract.routes.update, agent(), { body });
}

test('a new contract agrees with its show', async () => {
  expect(await factsOf(await makeContract(agency))).toEqual([]);
});

test('a changed fee and a moved date are named', async () => {
  const contract = await makeContract(agency);
  const { start, end } = await changeShow(contract, { fee: { minor: 300_000, currency: 'EUR' } });
  expect(await factsOf(contract)).toEqual(['money']);
  const later = (local: string) => local.replace(/^\d{4}/, (year) => String(Number(year) + 1));
  await changeShow(contract, { start: later(start), end: later(end) });
  expect(await factsOf(contract)).toEqual(['when', 'money']);
});

test('who may not see deals learns nothing of a fee', async () => {
  const contract = await makeContract(agency);
  await changeShow(contract, { fee: { minor: 777_700, currency: 'EUR' } });
  const { status, body } = await call(showProposal, agency.users.readOnly, { params: { id: contract.id } });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('777700');
  expect(await factsOf(contract, agency.users.readOnly)).toEqual([]);
});

test('a contract without a show has no proposal; other agencies and outsiders get none', async () => {
  const contract = await makeContract(agency);
  const params = { id: contract.id };
  expect(refusal(await call(showProposal, other.users.agent, { params }))).toBe('404 notFound');
  for (const user of [agency.users.promoter, agency.users.artist])
    expect(refusal(await call(showProposal, user, { params }))).toMatch(/^(403|404) /);
  await ok(unlinkShow, agent(), { params, body: { rev: contract.rev } });
  expect(await ok(showProposal, agent(), { params })).toEqual({ shows: [] });
});
