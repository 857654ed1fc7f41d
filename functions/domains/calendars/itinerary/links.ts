import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { logOnRecord } from '#functions/domains/relations/link/public/log.ts';
import { linkOf, linkWrite, mintSecret, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { expiryOf, nextCheck } from '#shared/domains/calendars/itinerary/rules.ts';
import type { Period, ShareRequest, Whose } from '#shared/domains/calendars/itinerary/schemas.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { marksOf } from './marks.ts';
import { itineraryOf } from './sheet.ts';
import { internalSubject, type Subject } from './subject.ts';

type Recipient = ShareRequest['recipients'][number];
export const addressOf = (secret: string): string => `${env.pageBase()}/itinerary/${secret}`;

/** A link of one of the caller's artists or productions. */
export async function itineraryLinkOf(ctx: UserContext, whose: Whose & { id: Id }): Promise<StoredLink> {
  const subject = await internalSubject(ctx, whose);
  const link = await linkOf(ctx.tenantId, subject.entity, whose.id);
  if (link.kind !== 'itinerary' || link.recordId !== subject.id) throw new AppError('notFound');
  return link;
}

/**
 * Loads the sender, the agency and the current lines of the itinerary. They are the same for all links of one party.
 */
export async function senderOf(ctx: UserContext, subject: Subject, { from, to }: Period) {
  const expiresAt = expiryOf(to);
  if (expiresAt <= ctx.now.toISOString()) throw new AppError('itinerary.past', { field: 'to' });
  const [client, user, sheet] = await Promise.all([
    clientOf(ctx.tenantId),
    userStore.get(ctx, ctx.actor.userId),
    itineraryOf(ctx, subject, { from, to }),
  ]);
  const watch = { told: { at: ctx.now.toISOString(), lines: marksOf(sheet) }, checkAt: nextCheck(ctx.now) };
  const sender = { userId: user.id, name: user.name, email: user.email };
  return { agency: client.name, sender, expiresAt, watch };
}

type Sending = Awaited<ReturnType<typeof senderOf>>;

/** A person's link, not written yet: the outbox mails it, or its secret leaves with the answer and is kept nowhere. */
export function newLink(
  ctx: UserContext,
  subject: Subject,
  { from, to }: Period,
  { agency, sender, expiresAt, watch }: Sending,
  { name, email, locale }: Recipient,
  text: string,
): { readonly url?: string; readonly writes: readonly Write[] } {
  const link: Link & { tenantId: string } = {
    id: newId(ctx.now, subject.no),
    tenantId: ctx.tenantId,
    kind: 'itinerary',
    entity: subject.entity,
    recordId: subject.id,
    title: subject.name,
    recipient: { name, email },
    locale,
    agency,
    artistIds: [...subject.artistIds],
    sender,
    generation: 1,
    state: 'live',
    expiresAt,
    createdAt: ctx.now.toISOString(),
    secrets: [],
    opens: 0,
    period: { from, to },
    // A recipient with an address is told of changes.
    ...(email ? { ...watch, mail: 'queued' as const } : {}),
  };
  if (email) {
    const outbox = [emit('itineraryLink', { linkId: link.id, entity: link.entity, text })];
    return { writes: [linkWrite(undefined, link), logOnRecord(ctx, link, 'itineraryShared', outbox)] };
  }
  const { secret, writes } = mintSecret(undefined, link);
  return { url: addressOf(secret), writes: [...writes, logOnRecord(ctx, link, 'itineraryShared')] };
}
