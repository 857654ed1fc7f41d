import { newId } from '#functions/platform/data/id.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { Statement } from '#shared/domains/agreements/invoice/statement.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * Access patterns of statements: what payers said about an invoice, and the answers. None is ever overwritten.
 *   of an invoice   pk that of its record  sk ST#<ulid>
 */
const keyOf = (tenantId: string, invoiceId: Id, id: string) => ({
  pk: recordPk(tenantId, 'invoice', noOf(invoiceId)),
  sk: `ST#${id}`,
});

/** A new statement, its write, and the event that tells whom it concerns. */
export function stated(ctx: TenantContext, invoiceId: Id, said: Omit<Statement, 'id' | 'at' | 'by'>) {
  const statement: Statement = { ...said, id: newId(ctx.now), at: ctx.now.toISOString(), by: ctx.actor.name };
  const Item = { ...keyOf(ctx.tenantId, invoiceId, statement.id), ...statement };
  const item = { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } };
  const write: Write = { item };
  return { write, event: emit('invoiceStatement', { id: invoiceId, statementId: statement.id }) };
}

/** The newest first. */
export async function statementsOf(tenantId: string, invoiceId: Id): Promise<Statement[]> {
  const found = await readAll<Statement>({ pk: recordPk(tenantId, 'invoice', noOf(invoiceId)), prefix: 'ST#' });
  return found.sort((a, b) => (a.id < b.id ? 1 : -1));
}

export const statementOf = (tenantId: string, invoiceId: Id, id: string): Promise<Statement | undefined> =>
  readItem<Statement>(keyOf(tenantId, invoiceId, id));
