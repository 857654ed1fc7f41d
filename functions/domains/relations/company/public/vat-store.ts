import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { due } from '#functions/platform/data/due.ts';
import { readItems, readNewest } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { askable, outcomeColor, outcomeOf, readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import type { EuVatNumber, VatCheck } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { translate } from '#shared/kernel/text/translate.ts';

/*
 * Checks of a company's VAT number:
 *   the last one   pk <tenant>#VAT#<company no>  sk LAST; in the due index at its next check, also before the first
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
/** Before the first check only the company is known. */
type Kept = Pick<LastCheck, 'tenantId' | 'companyId'> & Partial<LastCheck>;
const pkOf = (tenantId: string, companyId: Id) => `${tenantId}#VAT#${noOf(companyId)}`;

export async function lastCheck(tenantId: string, companyId: Id): Promise<Kept | undefined> {
  const Key = { pk: pkOf(tenantId, companyId), sk: 'LAST' };
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item?.companyId === companyId ? (Item as Kept) : undefined;
}

/** The last checks of many companies, by company. */
export async function lastChecks(tenantId: string, companies: readonly Id[]): Promise<ReadonlyMap<Id, Kept>> {
  const keys = companies.map((id) => ({ pk: pkOf(tenantId, id), sk: 'LAST' }));
  const found = await readItems<Kept>(keys, false);
  return new Map(found.map((check) => [check.companyId, check]));
}

/** Keeps a check for ever, and as the last one until the next; `isAsked`: its number is still the company's. */
export async function keepCheck(check: LastCheck, nextAt: string, isAsked: Write): Promise<void> {
  const { tenantId, companyId, failures: _failures, ...kept } = check;
  const pk = pkOf(tenantId, companyId);
  const last = { pk, sk: 'LAST', ...check, ...due(tenantId, VAT_DUE, nextAt, companyId) };
  await commit([
    { item: { Put: { TableName: tableName(), Item: { pk, sk: `C#${check.id}`, ...kept } } } },
    { item: { Put: { TableName: tableName(), Item: last } } },
    isAsked,
  ]);
}

interface WithVat {
  readonly id: Id;
  readonly vatNumber: string;
  readonly address: { readonly countryId: string };
}
/** Whether a write brings a number that VIES can be asked about. */
export function isNewNumber(was: WithVat | undefined, is: WithVat | undefined): is is WithVat {
  const number = is && askable(is)?.full;
  return number !== undefined && number !== (was && askable(was)?.full);
}

/** A new number is due at once: however many come together, the job asks about one after the other. */
export function dueWrites(
  tenantId: string,
  was: WithVat | undefined,
  is: (WithVat & { readonly updatedAt: string }) | undefined,
): Write[] {
  if (!isNewNumber(was, is)) return [];
  const { gsi3pk, gsi3sk } = due(tenantId, VAT_DUE, is.updatedAt, is.id);
  const Update = {
    TableName: tableName(),
    Key: { pk: pkOf(tenantId, is.id), sk: 'LAST' },
    UpdateExpression: 'SET gsi3pk = :kind, gsi3sk = :at, tenantId = :tenant, companyId = :company',
    ExpressionAttributeValues: { ':kind': gsi3pk, ':at': gsi3sk, ':tenant': tenantId, ':company': is.id },
  };
  return [{ item: { Update } }];
}

/** Nothing is due any more: the company or its number is gone, which `isGone` says still. */
export const forgetLast = (tenantId: string, companyId: Id, isGone: readonly Write[]): Promise<void> =>
  commit([
    { item: { Delete: { TableName: tableName(), Key: { pk: pkOf(tenantId, companyId), sk: 'LAST' } } } },
    ...isGone,
  ]);

/** Newest first. */
export const checksOf = (tenantId: string, companyId: Id): Promise<VatCheck[]> =>
  readNewest({ pk: pkOf(tenantId, companyId), prefix: 'C#' }, KEPT);

/** A company's number as the spec shows it (section 3); undefined: it has none. */
export async function euVatNumberOf(
  ctx: { readonly tenantId: string; readonly locale: Locale },
  { id, vatNumber, address }: WithVat,
): Promise<EuVatNumber | undefined> {
  const number = readVatNumber(vatNumber, address.countryId);
  if (!number) return undefined;
  // The words of all languages come with the first number: who only writes companies needs none.
  const [last, { euVatNumberMessages }] = await Promise.all([
    lastCheck(ctx.tenantId, id),
    import('#shared/domains/relations/eu-vat-number/messages.ts'),
  ]);
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
