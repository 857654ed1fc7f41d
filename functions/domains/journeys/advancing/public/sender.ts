import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { RequestRecord } from '../store.ts';

/** The agency, and the user who asks by their own email profile. A user who is gone has no address. */
export async function senderFor(tenantId: string, { author }: RequestRecord) {
  const [{ name: agency }, user] = await Promise.all([clientOf(tenantId), userStore.find({ tenantId }, author.userId)]);
  const known = user && !user.deletedAt;
  const sender = known ? await senderOf({ tenantId }, user) : { userId: author.userId, name: author.name, email: '' };
  return { agency, sender };
}
