import type { Taggable } from '#functions/platform/record/taggable.ts';
import { isMainArea } from '#shared/kernel/record/main-area.ts';
import { servicesOf } from './book.ts';

/** Finds the records of a kind that carry statuses and tags; undefined for a kind that carries none. */
export async function taggableFor(mainArea: string): Promise<Taggable | undefined> {
  return isMainArea(mainArea) ? (await servicesOf(mainArea)).taggable : undefined;
}
