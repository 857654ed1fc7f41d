import { expect, test } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok } from '#test/support/api.ts';
import { workOff } from '#test/support/outbox.ts';
import { makeShow, putOnPaper, sendInput, written } from './agency.ts';

const { createFromShow, send } = contractContract.routes;
const { agency, mailbox } = await agreementAgencies();

test('the contract of a show of two days and its mail name both', async () => {
  const show = await makeShow(agency, { start: '2027-06-15T20:00', end: '2027-06-16T23:00' });
  const draft = await ok(createFromShow, agency.users.agent, { params: { id: show.id }, body: {} });
  expect(draft.show).toMatchObject({ date: '2027-06-15', lastDate: '2027-06-16' });
  const contract = await putOnPaper(agency, draft.id);
  await ok(send, agency.users.agent, sendInput(contract, { locale: 'nl' }));
  await workOff(written(agency, contract.id), 'documentLink');
  expect(mailbox.mails.at(-1)?.text).toMatch(/dinsdag 15.{1,20}woensdag 16 juni 2027/);
});
