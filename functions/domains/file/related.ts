import { artistRiderStore } from '#functions/domains/artist-rider/store.ts';
import { paperStores } from '#functions/domains/paper/public/stores.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { Linked } from '#functions/records/services.ts';
import type { RelatedPaper } from '#shared/domains/file/schemas.ts';
import { PAPER_ENTITIES } from '#shared/domains/paper/entities.ts';

import { type Id, noOf } from '#shared/kernel/ids.ts';
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

/** Papers and riders of those records; inside only, by the rights of papers and artists. */
export async function papersOf(ctx: UserContext, linked: Linked): Promise<RelatedPaper[]> {
  const { actor } = ctx;
  if (actor.environment === 'external') return [];
  const may = (artistIds: readonly Id[]) => actor.allArtists || artistIds.some((id) => actor.artistIds.includes(id));
  const read = PAPER_ENTITIES.filter((entity) => actor.permissions.has(`${entity}.read`));
  const papers = await Promise.all(
    read.map(async (kind) => (await paperStores[kind].many(ctx, linked[kind] ?? [])).map((paper) => ({ kind, paper }))),
  );
  const riders = actor.permissions.has('artist.read') ? await artistRiderStore.all(ctx) : [];
  return [
    ...papers
      .flat()
      .filter(({ paper: { deletedAt, artistIds } }) => !deletedAt && may(artistIds))
      .map(({ kind, paper: { id, number, show } }) => ({ kind, id, name: number, recordTitle: show.title })),
    ...riders
      .filter((rider) => rider.fileKey && linked.artist?.includes(noOf(rider.artistId)) && may([rider.artistId]))
      .map(({ id, name, artistName }) => ({ kind: 'rider' as const, id, name, recordTitle: artistName })),
  ];
}
