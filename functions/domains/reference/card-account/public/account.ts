import { seal, unseal } from '#functions/platform/data/vault.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import type { CardAccount } from '#shared/domains/reference/card-account/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * The account of a bookkeeping at the card provider:
 *   pk <tenant>#cardAccount#<no of the bookkeeping>  sk R
 * Both secrets are sealed. Without a connection, only the revision is left.
 */
export interface KeptAccount {
  readonly connection?: {
    readonly account: NonNullable<CardAccount['account']>;
    readonly sealedKey: string;
    readonly sealedSecret: string;
    readonly endpointId: string;
    readonly hook: string;
  };
}
const [KEY, SECRET] = ['cardAccount key', 'cardAccount secret'];
export const cardAccounts = besideRecord<KeptAccount>('cardAccount');
type Tenant = Pick<TenantContext, 'tenantId'>;

export const sealedPair = ({ tenantId }: Tenant, key: string, secret: string) => ({
  sealedKey: seal(tenantId, KEY, key),
  sealedSecret: seal(tenantId, SECRET, secret),
});

export interface CardAccess {
  readonly key: string;
  /** Proves events. */
  readonly secret: string;
}
export function accessIn({ tenantId }: Tenant, kept: Stored<KeptAccount> | undefined): CardAccess | undefined {
  const { connection } = kept ?? {};
  if (!connection) return undefined;
  const { sealedKey, sealedSecret } = connection;
  return { key: unseal(tenantId, KEY, sealedKey), secret: unseal(tenantId, SECRET, sealedSecret) };
}

/** The keys of a bookkeeping's account; undefined where it takes no cards. */
export const cardAccessOf = async (ctx: Tenant, bookkeepingId: Id): Promise<CardAccess | undefined> =>
  accessIn(ctx, await cardAccounts.of(ctx, noOf(bookkeepingId)));

export async function requiredCardAccess(ctx: Tenant, bookkeepingId: Id): Promise<CardAccess> {
  const access = await cardAccessOf(ctx, bookkeepingId);
  if (!access) throw new AppError('cardAccount.notConnected');
  return access;
}
