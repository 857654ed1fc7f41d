import { expect, it } from 'vitest';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok } from '#test/support/api.ts';
import { draftOf, giveSignature, read } from './signing.ts';

const { agency } = await agreementAgencies();
const { agent, administrator } = agency.users;

it('says whose signature is missing, and leads the user to the settings for their own', async () => {
  const { id } = await draftOf(agency);
  const field = { code: 'esign.noSignatureOnFile', field: 'participants' };
  const target = '/personalsettings/signature-settings';
  expect((await read(agency, id)).blockers).toEqual([
    { ...field, message: expect.stringContaining('Add yours'), target },
  ]);
  const { blockers } = await ok(esignContract.routes.get, administrator, { params: { id } });
  expect(blockers).toEqual([{ ...field, message: expect.stringContaining(agent.user.name) }]);

  await giveSignature(agency);
  expect((await read(agency, id)).blockers).toEqual([]);
});
