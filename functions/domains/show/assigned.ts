import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { OutboxEntry } from '#functions/platform/record/activity.ts';
import { showTitle } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** Who gets a show to look after hears of it, unless they took it themselves. */
export function assigned(
  { actor }: UserContext,
  before: ShowFields | undefined,
  { id, number, owner, ...show }: Stored<ShowFields>,
): OutboxEntry[] {
  if (owner.userId === before?.owner.userId || owner.userId === actor.userId) return [];
  const subject = `${number} ${showTitle(show)}`;
  return [{ type: 'notify', payload: { userId: owner.userId, kind: 'showAssigned', subject, target: `/show/${id}` } }];
}
