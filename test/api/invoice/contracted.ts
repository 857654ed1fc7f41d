import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ok } from '#test/support/api.ts';
import { showInput } from '#test/support/fixtures.ts';
import type { Billing } from './agency.ts';

/** Makes a confirmed show with a fee of EUR 10,000.00 without VAT. */
export const confirmedShow = (billing: Billing, more: object = {}) =>
  ok(showContract.routes.insert, billing.users.agent, {
    body: showInput(billing, {
      promoterId: billing.company.id,
      statusId: billing.status('Confirmed').id,
      fee: { minor: 1_000_000, currency: 'EUR' },
      ...more,
    }),
  });

/** Makes the contract of shows as it stands once it is sent or signed, with a schedule of two halves. */
export async function contractFor(
  billing: Billing,
  showId: string,
  stage: 'sent' | 'signed' | 'draft' = 'signed',
  otherShowIds: string[] = [],
) {
  const draft = await ok(contractContract.routes.create, billing.users.agent, { body: { showId, otherShowIds } });
  const ctx = { tenantId: billing.tenantId, actor: { userId: 'test', name: 'Test' }, now: new Date() };
  const before = await contractStore.get(ctx, draft.id);
  const payments = [
    { due: '2099-01-10', amount: 545_000, text: 'Deposit' },
    { due: '2099-05-07', amount: 545_000, text: 'Balance' },
  ];
  const lines = before.document.lines.map((line) => ({ ...line, vatRate: 9000 }));
  return contractStore.update(ctx, before, { ...before, stage, document: { ...before.document, lines, payments } });
}
