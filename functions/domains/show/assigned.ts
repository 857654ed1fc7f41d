import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { showNote } from './public/note.ts';

/** Who gets a show to look after hears of it, unless they took it themselves. */
export function assigned(
  { actor }: UserContext,
  before: ShowFields | undefined,
  show: Stored<ShowFields>,
): OutboxEntry[] {
  const { owner } = show;
  if (owner.userId === before?.owner.userId || owner.userId === actor.userId) return [];
  return [showNote('showAssigned', owner.userId, show)];
}
