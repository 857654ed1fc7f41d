import { expect, test } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeShow, putOnPaper, sendInput } from './agency.ts';

const { createFromShow, send, sign } = contractContract.routes;
const { agency } = await agreementAgencies();
const { agent, readOnly } = agency.users;

async function draftOf(status: string) {
  const show = await makeShow(agency, { statusId: agency.status(status).id });
  const draft = await ok(createFromShow, agent, { params: { id: show.id }, body: {} });
  return { show, contract: await putOnPaper(agency, draft.id) };
}
const statusOf = async (showId: string) => {
  const { statusId } = await ok(showContract.routes.get, agent, { params: { id: showId } });
  return agency.statuses.find(({ id }) => id === statusId)?.name;
};

test('sending and signing a contract move its confirmed show along', async () => {
  const { show, contract } = await draftOf('Confirmed');
  const { contract: sent } = await ok(send, agent, sendInput(contract));
  expect(await statusOf(show.id)).toBe('Contract sent');
  const at = { params: { id: contract.id }, body: { rev: sent.rev } };
  expect(refusal(await call(sign, readOnly, at))).toBe('403 denied');
  const signed = await ok(sign, agent, at);
  expect(signed).toMatchObject({ stage: 'signed', signedAt: expect.any(String) });
  expect(await statusOf(show.id)).toBe('Contracted');
  const again = { params: { id: contract.id }, body: { rev: signed.rev } };
  expect(refusal(await call(sign, agent, again))).toBe('409 contract.decided');
});

test('a show stays where the sender says so, where it is an option, and where it is further already', async () => {
  const asked = await draftOf('Confirmed');
  await ok(send, agent, sendInput(asked.contract, { movesShow: false }));
  expect(await statusOf(asked.show.id)).toBe('Confirmed');
  for (const status of ['Option', 'Advanced']) {
    const { show, contract } = await draftOf(status);
    await ok(send, agent, sendInput(contract));
    expect(await statusOf(show.id)).toBe(status);
  }
});

test('a locked show stays as it is, and its contract goes out', async () => {
  const { show, contract } = await draftOf('Confirmed');
  const { rev } = await ok(showContract.routes.get, agent, { params: { id: show.id } });
  await ok(showContract.routes.lock, agent, { params: { id: show.id }, body: { rev } });
  await ok(send, agent, sendInput(contract));
  expect(await statusOf(show.id)).toBe('Confirmed');
});
