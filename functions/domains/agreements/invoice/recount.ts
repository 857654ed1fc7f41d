import { keptSums } from '#functions/domains/relations/company/public/outstanding.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit } from '#functions/platform/data/write.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { wrongSums } from './public/outstanding-sums.ts';
import { invoiceStore } from './store.ts';

type Wrong = ReturnType<typeof wrongSums>[number];

/** Puts a sum right, unless a document changed it while it was counted. */
async function mend({ pk, sk, known, counted }: Wrong): Promise<boolean> {
  const Update = {
    TableName: tableName(),
    Key: { pk, sk },
    UpdateExpression: 'SET #open = :counted',
    ConditionExpression: known === 0 ? 'attribute_not_exists(#open) OR #open = :known' : '#open = :known',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':counted': counted, ':known': known },
  };
  const moved = new AppError('stale');
  try {
    await commit([{ item: { Update }, refused: () => moved }]);
    return true;
  } catch (error) {
    if (error === moved) return false;
    throw error;
  }
}

/** Read in this order, a document that comes meanwhile makes a sum look wrong, and its condition fail. */
async function recountCompany(tenantId: string, companyId: Id): Promise<number> {
  const kept = await keptSums(tenantId, companyId);
  const filters = [{ column: 'company', anyOf: [noOf(companyId)] }];
  const invoices = await invoiceStore.where({ tenantId }, filters);
  const mended = await Promise.all(wrongSums(kept, invoices, tenantId).map(mend));
  return mended.filter(Boolean).length;
}

/** Holds what each company owes against its documents; answers how many sums were wrong and are right now. */
export async function recountOutstanding(tenantId: string): Promise<number> {
  const companies = new Set<Id>();
  for await (const { company } of everyRecord(invoiceStore, tenantId)) if (company) companies.add(company.companyId);
  let mended = 0;
  for (const companyId of companies) mended += await recountCompany(tenantId, companyId);
  return mended;
}
