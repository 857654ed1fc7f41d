import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { AfterPrint } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Renderings } from './rendering-store.ts';

/** A kind of record that is printed. */
export interface Printable<T extends object> {
  readonly entity: string;
  readonly store: RecordStore<T>;
  readonly rendering: Renderings<T>;
}

/** Saves a record with a request for its files. The printer then sends `next`, also where the print fails. */
export async function askForPrint<T extends object>(
  ctx: TenantContext,
  { entity, store, rendering }: Printable<T>,
  before: Stored<T>,
  next: AfterPrint,
  after: Stored<T> = before,
): Promise<void> {
  const asked = await rendering.askFor(ctx, after);
  const outbox = [emit('render', { entity, id: before.id, hash: asked.rendering.hash, next })];
  await store.update(ctx, before, after, { action: 'render', outbox, extra: asked.extra });
}
