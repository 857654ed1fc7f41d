import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { showNote } from './public/note.ts';

/** Notifies the new owner of a show, unless the owner made the change. */
export function assigned(
  { actor }: UserContext,
  before: ShowFields | undefined,
  show: Stored<ShowFields>,
): OutboxEntry[] {
  const { owner } = show;
  if (owner.userId === before?.owner.userId || owner.userId === actor.userId) return [];
  return [showNote('showAssigned', owner.userId, show)];
}
