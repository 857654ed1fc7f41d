import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { onRecords } from '#functions/platform/record/on-subject.ts';
import { agreementsOn } from '#functions/records/agreements.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { Linked } from '#functions/records/services.ts';
import type { RelatedAgreement } from '#shared/domains/attached/file/schemas.ts';

import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { visibleFiles } from './public/access.ts';
import { CURRENT, findFiles } from './store.ts';

type Entity = RecordSubject['entity'];

/** Finds the records that a record is linked with. */
export async function linkedWith(ctx: UserContext, { entity, recordId }: RecordSubject): Promise<Linked> {
  const { linked } = await servicesOf(entity);
  return linked(ctx, recordId);
}

/** Files on those records, as far as the caller may see them; its own are elsewhere. */
export async function filesOn(ctx: UserContext, linked: Linked, except: RecordSubject) {
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
export async function agreementsOf(ctx: UserContext, linked: Linked): Promise<RelatedAgreement[]> {
  return ctx.actor.environment === 'external' ? [] : agreementsOn(ctx, linked);
}
