import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { due } from '#functions/platform/due.ts';
import { readNewest } from '#functions/platform/read.ts';
import { documents, tableName } from '#functions/platform/table.ts';
import { commit } from '#functions/platform/write.ts';
import { euVatNumberMessages } from '#shared/domains/eu-vat-number/messages.ts';
import { outcomeColor, outcomeOf, readVatNumber } from '#shared/domains/eu-vat-number/rules.ts';
import type { EuVatNumber, VatCheck } from '#shared/domains/eu-vat-number/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { translate } from '#shared/kernel/translate.ts';

/*
 * Checks of a company's VAT number:
 *   the last one   pk <tenant>#VAT#<company no>  sk LAST; in the due index at its next check
 *   each           same partition  sk C#<ulid>
 */
export const VAT_DUE = 'vat';
const KEPT = 20;

export interface LastCheck extends VatCheck {
  readonly tenantId: string;
  readonly companyId: Id;
  /** Since the last answer. */
  readonly failures: number;
}
const pkOf = (tenantId: string, companyId: Id) => `${tenantId}#VAT#${noOf(companyId)}`;

export async function lastCheck(tenantId: string, companyId: Id): Promise<LastCheck | undefined> {
  const Key = { pk: pkOf(tenantId, companyId), sk: 'LAST' };
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item?.companyId === companyId ? (Item as LastCheck) : undefined;
}

/** Keeps a check for ever, and as the last one until the next. */
export async function keepCheck(check: LastCheck, nextAt: string): Promise<void> {
  const { tenantId, companyId, failures: _failures, ...kept } = check;
  const pk = pkOf(tenantId, companyId);
  const last = { pk, sk: 'LAST', ...check, ...due(tenantId, VAT_DUE, nextAt, companyId) };
  await commit([
    { item: { Put: { TableName: tableName(), Item: { pk, sk: `C#${check.id}`, ...kept } } } },
    { item: { Put: { TableName: tableName(), Item: last } } },
  ]);
}

/** Nothing is due any more: the company or its number is gone. */
export async function forgetLast(tenantId: string, companyId: Id): Promise<void> {
  await documents.send(
    new DeleteCommand({ TableName: tableName(), Key: { pk: pkOf(tenantId, companyId), sk: 'LAST' } }),
  );
}

/** Newest first. */
export const checksOf = (tenantId: string, companyId: Id): Promise<VatCheck[]> =>
  readNewest({ pk: pkOf(tenantId, companyId), prefix: 'C#' }, KEPT);

interface WithVat {
  readonly id: Id;
  readonly vatNumber: string;
  readonly address: { readonly countryId: string };
}
/** A company's number as the spec shows it (section 3); undefined: it has none. */
export async function euVatNumberOf(
  ctx: { readonly tenantId: string; readonly locale: Locale },
  { id, vatNumber, address }: WithVat,
): Promise<EuVatNumber | undefined> {
  const number = readVatNumber(vatNumber, address.countryId);
  if (!number) return undefined;
  const last = await lastCheck(ctx.tenantId, id);
  const outcome = outcomeOf(number, last);
  return {
    number: number.full,
    isEuMember: number.isEuMember,
    viesValidationOutcome: outcome,
    validationOutcomeText: translate(euVatNumberMessages, ctx.locale, `vat.${outcome}`),
    validationHexColor: outcomeColor(outcome),
    ...(last?.number === number.full ? { viesValidationUtc: last.at } : {}),
  };
}
