import { usersHolding } from '#functions/domains/identity/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Purchase = Stored<PurchaseFields>;
type Kind = Notification['kind'];

/** Promises a user the news of a purchase agreement. */
export const newsOf = ({ id, number, artists }: Purchase, userId: string, kind: Kind): OutboxEntry =>
  emit('notify', {
    userId,
    kind,
    subject: [number, ...artists.slice(0, 1).map(({ name }) => name)].join(', '),
    target: `/purchaseagreement/${id}`,
  });

/** Promises the news to all who hold a right, except those who know or may not act. */
export async function newsForHolders(
  ctx: TenantContext,
  agreement: Purchase,
  { right, kind, without }: { readonly right: Permission; readonly kind: Kind; readonly without: readonly string[] },
): Promise<OutboxEntry[]> {
  const users = await usersHolding(ctx, right, agreement.artistIds);
  return users.filter(({ id }) => !without.includes(id)).map(({ id }) => newsOf(agreement, id, kind));
}
