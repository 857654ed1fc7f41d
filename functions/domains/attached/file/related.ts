import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { papersOn } from '#functions/records/papers.ts';
import type { Linked } from '#functions/records/services.ts';
import type { RelatedPaper } from '#shared/domains/attached/file/schemas.ts';

import type { RecordTarget } from '#shared/kernel/target.ts';
import { visibleFiles } from './public/access.ts';
import { CURRENT, findFiles, onRecords } from './store.ts';

type Entity = RecordTarget['entity'];

/** Finds the records that a record is linked with. */
export async function linkedWith(ctx: UserContext, { entity, recordId }: RecordTarget): Promise<Linked> {
  const { linked } = await servicesOf(entity);
  return linked(ctx, recordId);
}

/** Files on those records, as far as the caller may see them; its own are elsewhere. */
export async function filesOn(ctx: UserContext, linked: Linked, except: RecordTarget) {
  const kinds = Object.entries(linked) as [Entity, readonly number[]][];
  const visible = await visibleFiles(ctx);
  const files = await Promise.all(
    kinds
      .filter(([, nos]) => nos.length > 0)
      .map(([entity, nos]) => findFiles(ctx, [...onRecords(entity, nos), CURRENT, ...visible])),
  );
  return files.flat().filter(({ recordId }) => recordId !== except.recordId);
}

/** Agreements and riders of those records; inside only, by the rights of agreements and artists. */
export async function papersOf(ctx: UserContext, linked: Linked): Promise<RelatedPaper[]> {
  return ctx.actor.environment === 'external' ? [] : papersOn(ctx, linked);
}
