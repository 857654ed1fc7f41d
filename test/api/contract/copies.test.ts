import { expect, test } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { workOff } from '#test/support/outbox.ts';
import { makeContract, putOnPaper, sendInput, written } from './agency.ts';

const { send } = contractContract.routes;
const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const ready = async () => putOnPaper(agency, (await makeContract(agency)).id);
const secretIn = (text: string) => /\/download\/([\w-]{43})/.exec(text)?.[1];

test('who gets a copy has an email and a link of their own, once an address', async () => {
  const contract = await ready();
  mailbox.mails.length = 0;
  const copyTo = ['tax@test.example', 'Tax@test.example', 'nina@test.example', 'office@test.example'];
  await ok(send, agent, sendInput(contract, { copyTo }));
  expect(await workOff(written(agency, contract.id), 'documentLink')).toBe(true);
  expect(mailbox.mails.map(({ to }) => to)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('nina@test.example'),
      expect.stringContaining('tax@test.example'),
      expect.stringContaining('office@test.example'),
    ]),
  );
  expect(mailbox.mails).toHaveLength(3);
  expect(new Set(mailbox.mails.map(({ text }) => secretIn(text))).size).toBe(3);
});

test('a copy to something that is no address, or to too many, sends nothing', async () => {
  const contract = await ready();
  mailbox.mails.length = 0;
  expect(refusal(await call(send, agent, sendInput(contract, { copyTo: ['tax@'] })))).toBe('400 email');
  const many = Array.from({ length: 6 }, (_, i) => `copy${i}@test.example`);
  expect((await call(send, agent, sendInput(contract, { copyTo: many }))).status).toBe(400);
  await ok(send, agent, sendInput(contract));
  await workOff(written(agency, contract.id), 'documentLink');
  expect(mailbox.mails).toHaveLength(1);
});
