import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { newId } from '#functions/platform/id.ts';
import { activityWrite, type OutboxEntry } from '#functions/platform/record/activity.ts';
import type { Write } from '#functions/platform/write.ts';
import type { Link } from '#shared/domains/link/schemas.ts';
import { noOf } from '#shared/kernel/ids.ts';

/** What happened to a link stands in the log of its record. */
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
