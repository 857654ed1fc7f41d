import * as z from 'zod';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { acceptWithin } from '#functions/domains/reference/client/public/accept.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { ownerOf, userItem } from '#functions/platform/data/user-item.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { presignDownload, removeObject } from '#functions/platform/files/files.ts';
import { usageWrites } from '#functions/platform/files/usage.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import { EmailProfile } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

const profiles = userItem('emailProfile', EmailProfile);
export const emailProfileOf = (tenantId: string, userId: Id): Promise<EmailProfile> =>
  profiles.read({ tenantId, userId });
export const saveEmailProfile = (ctx: UserContext, profile: EmailProfile): Promise<void> =>
  profiles.write(ownerOf(ctx), profile);

/** Returns the sender of an agreement, by the user's own email profile. */
export async function senderOf(
  { tenantId }: Pick<UserContext, 'tenantId'>,
  user: { readonly id: Id; readonly name: string; readonly email: string },
) {
  const { senderName, replyTo } = await emailProfileOf(tenantId, user.id);
  return { userId: user.id, name: senderName || user.name, email: replyTo || user.email };
}

const Signature = z.object({
  key: z.string().optional(),
  type: z.string().optional(),
  size: z.int().optional(),
  changedAt: z.string().optional(),
});
const signatures = userItem('signature', Signature);
export const signatureKey = signatures.key;

/** Refuses an operator who acts for the user: only the owner may sign with a signature. */
function checkOneself({ actor }: UserContext): void {
  if (actor.impersonator) throw new AppError('denied');
}

/** Whether a user has a signature in their settings. */
export const hasSignature = async (tenantId: string, userId: Id): Promise<boolean> =>
  (await signatures.read({ tenantId, userId })).key !== undefined;

/** The file of a user's signature, for the agency's own documents. */
export const signatureFile = async (tenantId: string, userId: Id): Promise<string | undefined> =>
  (await signatures.read({ tenantId, userId })).key;

export async function signatureOf(ctx: UserContext, inline: boolean) {
  checkOneself(ctx);
  const { key, type = 'image/png', changedAt } = await signatures.read(ownerOf(ctx));
  if (!key) return {};
  const name = `signature.${type === 'image/png' ? 'png' : 'jpg'}`;
  return { url: await presignDownload({ key, name, type, inline }), changedAt };
}

type Kept = z.output<typeof Signature>;
/** The signature in the place of another, counted in the same transaction. */
async function replace(ctx: UserContext, before: Kept, after: Kept | undefined): Promise<void> {
  const condition = before.key
    ? { ConditionExpression: '#key = :key', ExpressionAttributeValues: { ':key': before.key } }
    : { ConditionExpression: 'attribute_not_exists(#key)' };
  const Key = signatures.key(ownerOf(ctx));
  const guarded = { TableName: tableName(), ...condition, ExpressionAttributeNames: { '#key': 'key' } };
  const item = after ? { Put: { ...guarded, Item: { ...after, ...Key } } } : { Delete: { ...guarded, Key } };
  const refused = () => new AppError('alreadyDone');
  await commit([{ item, refused }, ...usageWrites(ctx.tenantId, before.size ?? 0, after?.size ?? 0)]);
  if (before.key) await removeObject(before.key);
}

export async function keepSignature(ctx: UserContext, upload: string): Promise<void> {
  checkOneself(ctx);
  const before = await signatures.read(ownerOf(ctx));
  const { key, type, size } = await acceptWithin({ tenantId: ctx.tenantId, key: upload, purpose: 'signature' });
  await replace(ctx, before, { key, type, size, changedAt: ctx.now.toISOString() });
}

export async function dropSignature(ctx: UserContext): Promise<void> {
  checkOneself(ctx);
  const before = await signatures.read(ownerOf(ctx));
  if (before.key) await replace(ctx, before, undefined);
}

/** Adds up the bytes of all users' signatures. A deleted user's signature counts as long as it is stored. */
export async function signatureBytes(tenantId: string): Promise<number> {
  let sum = 0;
  for await (const { id } of everyRecord(userStore, tenantId))
    sum += (await signatures.read({ tenantId, userId: id })).size ?? 0;
  return sum;
}
