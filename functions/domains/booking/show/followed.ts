import { emit } from '#functions/platform/record/emit.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { isSame } from '#shared/kernel/values/same.ts';

/** The fields of a show that advancing requests, guest lists and published dates follow. */
const FOLLOWED = [
  ...(['phase', 'start', 'end', 'zone', 'venue', 'artists'] as const),
  ...(['capacity', 'description', 'billing', 'externalNotes', 'freeFields'] as const),
  ...(['announceAt', 'ticketUrl', 'isSoldOut'] as const),
] as const satisfies readonly (keyof ShowFields)[];

/** Promises the news of a change to those who follow a show. Nobody follows one that was never confirmed. */
export function showChanged(was: Stored<ShowFields> | undefined, is: Stored<ShowFields> | undefined): OutboxEntry[] {
  if (!was || (was.phase !== 'confirmed' && is?.phase !== 'confirmed')) return [];
  const isNews = !is || FOLLOWED.some((field) => !isSame(was[field], is[field]));
  return isNews ? [emit('showChanged', { id: was.id })] : [];
}
