import { describe, expect, it } from 'vitest';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { printed, sending, writtenAs } from '#test/api/quote/agreements.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { unknownId } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';

const { routes } = purchaseAgreementContract;
const { agency, other, mailbox } = await agreementAgencies();
const agent = () => agency.users.agent;

async function draft(): Promise<PurchaseAgreement> {
  const show = await makeShow(agency);
  return ok(routes.createFromShow, agent(), { params: { id: show.id }, body: {} });
}
async function sent(): Promise<PurchaseAgreement> {
  const agreement = await draft();
  await printed('purchaseAgreement', agency, agreement.id);
  return (await ok(routes.send, agent(), sending(agreement))).purchaseAgreement;
}
const at = ({ id, rev }: PurchaseAgreement) => ({ params: { id }, body: { rev } });

describe('a purchase agreement', () => {
  it('buys the artist of a show in the agency’s own name', async () => {
    const agreement = await draft();
    expect(agreement.number).toMatch(/^P-\d{4}-\d{4}$/);
    expect(agreement).toMatchObject({ stage: 'draft' });
    expect(agreement.document.artist.name).toBe(agreement.artists[0]?.name);
    expect(agreement.document).not.toHaveProperty('promoter');
    expect(agreement.document.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      agreement.document.lines.reduce((sum, { net, vatRate }) => sum + net + Math.round((net * vatRate) / 100_000), 0),
    );
  });

  it('needs the right, the show and the same agency', async () => {
    const show = await makeShow(agency);
    const input = { params: { id: show.id }, body: {} };
    expect(refusal(await call(routes.createFromShow, agency.users.readOnly, input))).toBe('403 denied');
    expect(refusal(await call(routes.createFromShow, other.users.agent, input))).toBe('404 notFound');
    const missing = { params: { id: unknownId() }, body: {} };
    expect(refusal(await call(routes.createFromShow, agent(), missing))).toBe('404 notFound');
  });

  it('goes to the artist’s side, is signed once and can be void', async () => {
    const draftOne = await draft();
    expect(refusal(await call(routes.sign, agent(), at(draftOne)))).toBe('409 purchaseAgreement.notSent');
    const agreement = await sent();
    await workOff(writtenAs('purchaseAgreement', agency, agreement.id), 'documentLink');
    expect(mailbox.mails.at(-1)?.text).toContain(`Purchase agreement ${agreement.number}`);
    expectAnswerable(mailbox.mails.at(-1));
    expect(refusal(await call(routes.sign, agency.users.readOnly, at(agreement)))).toBe('403 denied');
    expect(refusal(await call(routes.sign, other.users.agent, at(agreement)))).toBe('404 notFound');
    expect(refusal(await call(routes.sign, agent(), at({ ...agreement, rev: 77 })))).toBe('409 stale');
    const signed = await ok(routes.sign, agent(), at(agreement));
    expect(signed).toMatchObject({ stage: 'signed', signedAt: expect.any(String) });
    expect(refusal(await call(routes.sign, agent(), at(signed)))).toBe('409 purchaseAgreement.decided');
    const again = await ok(routes.send, agent(), sending(signed));
    expect(again.purchaseAgreement.stage).toBe('signed');
    expect((await ok(routes.void, agent(), at(again.purchaseAgreement))).stage).toBe('void');
  });
});
