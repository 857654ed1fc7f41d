import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/table.ts';
import { commit } from '#functions/platform/write.ts';
import type { GermanTaxValidation } from '#shared/domains/german-tax/contract.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Trader } from './question.ts';

/*
 * Confirmations of the German tax office, kept as the proof they are:
 *   the last one   pk <tenant>#DETAX#<company no>  sk LAST
 *   each           same partition  sk C#<ulid>
 */
const pkOf = (tenantId: string, companyId: Id) => `${tenantId}#DETAX#${noOf(companyId)}`;

export interface Confirmation extends GermanTaxValidation {
  readonly id: string;
  readonly companyId: Id;
  /** The office's own id of the request, and its answer. */
  readonly requestId: string;
  readonly status: string;
  /** What was asked about; the first ones did not keep it. */
  readonly trader?: Trader;
}

export async function lastConfirmation(tenantId: string, companyId: Id): Promise<Confirmation | undefined> {
  const Key = { pk: pkOf(tenantId, companyId), sk: 'LAST' };
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item?.companyId === companyId ? (Item as Confirmation) : undefined;
}

export async function keepConfirmation(tenantId: string, confirmation: Confirmation): Promise<void> {
  const pk = pkOf(tenantId, confirmation.companyId);
  const put = (sk: string) => ({ item: { Put: { TableName: tableName(), Item: { pk, sk, ...confirmation } } } });
  await commit([put('LAST'), put(`C#${confirmation.id}`)]);
}
