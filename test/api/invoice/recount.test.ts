import { expect, it } from 'vitest';
import { recountOutstanding } from '#functions/domains/agreements/invoice/recount.ts';
import { outstandingOf } from '#functions/domains/relations/company/public/outstanding.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit } from '#functions/platform/data/write.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { ok } from '#test/support/api.ts';
import { makeCompany } from '#test/support/fixtures.ts';
import { billingAgency, draftInvoice, issuedInvoice } from './agency.ts';

const billing = await billingAgency();
const { tenantId } = billing;

/** As no write of the product does: the sum alone. */
const spoil = (companyId: string, sk: string, open: number) =>
  commit([{ item: { Put: { TableName: tableName(), Item: { pk: `${tenantId}#AR#${noOf(companyId)}`, sk, open } } } }]);

it('finds nothing to mend after all that happens to documents', async () => {
  const invoice = await issuedInvoice(billing);
  await draftInvoice(billing);
  const paid = { params: { id: invoice.id }, body: { amount: 1, date: invoice.date } };
  await ok(paymentContract.routes.create, billing.users.finance, paid);
  expect(await recountOutstanding(tenantId)).toBe(0);
});

it('puts a wrong sum right, and one that no document stands behind', async () => {
  const { id: companyId } = await makeCompany(tenantId, {
    name: 'Spoilt',
    roles: ['promoter'],
    address: { city: 'Utrecht' },
  });
  await issuedInvoice(billing, { companyId });
  const book = noOf(billing.bookkeeping.id);
  await spoil(companyId, `${book}#EUR`, 5);
  await spoil(companyId, `${book}#USD#EUR#1.1`, 700);
  expect(await recountOutstanding(tenantId)).toBe(2);
  expect((await outstandingOf(tenantId, companyId)).amounts).toEqual([{ minor: 1_090_000, currency: 'EUR' }]);
  expect(await recountOutstanding(tenantId)).toBe(0);
});
