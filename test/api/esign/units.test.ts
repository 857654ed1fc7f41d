import { beforeAll, expect, it } from 'vitest';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { giveSignature, secretIn, sentOut, signBody } from './signing.ts';

const { agency, mailbox } = await agreementAgencies();
const { open, see, guestView, sign } = esignContract.routes;

beforeAll(() => giveSignature(agency));

it('opens the signing page for 6 read units, and signs for 40 write units', async () => {
  await sentOut(agency);
  const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
  const opened = await measure(() => visitor.call(open, secret, {}));
  const again = await measure(() => visitor.call(see, secret, {}));
  const { body } = opened.result;
  for (const { id } of body.files) await visitor.call(guestView, secret, { fileId: id });
  const signed = await measure(() => visitor.call(sign, secret, signBody(body)));
  expect(signed.result.status).toBe(200);
  expect(again.usage.reads).toBeLessThanOrEqual(6);
  expect(opened.usage.reads).toBeLessThanOrEqual(6);
  expect(signed.usage.writes).toBeLessThanOrEqual(40);
});
