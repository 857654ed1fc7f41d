import { newId } from '#functions/platform/data/id.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { PublicContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { pageOf } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { StoredLink } from '../store.ts';

/** Writes an action on a link to the log of its record. */
export const logOnRecord = (
  ctx: TenantContext,
  link: Link,
  action: string,
  outbox: readonly OutboxEntry[] = [],
): Write =>
  activityWrite(ctx, {
    id: newId(ctx.now),
    entity: link.entity,
    no: noOf(link.recordId),
    recordId: link.recordId,
    title: link.title,
    action,
    changes: [{ field: 'recipient', after: link.recipient.name }],
    outbox,
  });

/** The reader of a link, as a log names them. */
export const asReader = ({ now }: PublicContext, { tenantId, id, recipient }: StoredLink): TenantContext => ({
  tenantId,
  now,
  actor: { userId: id, name: recipient.name },
});

/** Writes the first opening of a link to the log, and notifies its sender. */
export function firstOpening(ctx: PublicContext, link: StoredLink): Write[] {
  if (link.opens > 0) return [];
  const { sender, title, recipient } = link;
  const subject = `${title}, ${recipient.name}`;
  const outbox = [emit('notify', { userId: sender.userId, kind: 'linkOpened', subject, target: pageOf(link) })];
  return [logOnRecord(asReader(ctx, link), link, 'linkOpened', outbox)];
}
