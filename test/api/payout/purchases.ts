import { purchaseStore } from '#functions/domains/agreements/purchase-agreement/store.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { companySummary } from '#shared/domains/relations/company/rules.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeCompany } from '#test/support/fixtures.ts';

const { routes } = purchaseAgreementContract;
type Payee = Stored<CompanyInput>;

export const makePayee = ({ tenantId }: Agency, iban = 'NL91ABNA0417164300'): Promise<Payee> =>
  makeCompany(tenantId, {
    name: 'Test Management',
    roles: ['management'],
    address: {},
    bank: { holder: 'Müller', iban },
  });

/** A purchase agreement that both sides have signed, bought of a payee. */
export async function signedPurchase(agency: Agency, payee: Payee): Promise<PurchaseAgreement> {
  const { agent } = agency.users;
  const show = await makeShow(agency);
  const draft = await ok(routes.createFromShow, agent, { params: { id: show.id }, body: {} });
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const stored = await purchaseStore.get(ctx, draft.id);
  const company = companySummary(payee);
  const { rev } = await purchaseStore.update(ctx, stored, {
    ...stored,
    company,
    stage: 'sent',
    sentAt: draft.createdAt,
  });
  return ok(routes.sign, agent, { params: { id: draft.id }, body: { rev } });
}

let bills = 0;
export const bill = (amount: number, more: object = {}) => ({
  number: `B-${++bills}`,
  date: '2026-03-01',
  amount,
  ...more,
});

export async function billedPurchase(agency: Agency, payee: Payee, amount = 100_000): Promise<PurchaseAgreement> {
  const { id, rev } = await signedPurchase(agency, payee);
  return ok(routes.enterInvoice, agency.users.agent, { params: { id }, body: { rev, ...bill(amount) } });
}

/** An approved purchase agreement, and the payout that its approval planned. */
export async function approvedPurchase(agency: Agency, payee: Payee, amount = 100_000) {
  const { id, rev } = await billedPurchase(agency, payee, amount);
  const { finance } = agency.users;
  const agreement = await ok(payoutContract.routes.approve, finance, { params: { id }, body: { rev } });
  const { rows } = await ok(payoutContract.routes.ofAgreement, finance, { params: { id } });
  const [payout] = rows;
  if (!payout) throw new Error('the approval planned no payout');
  return { agreement, payout };
}
