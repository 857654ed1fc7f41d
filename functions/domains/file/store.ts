import { artistStore } from '#functions/domains/artist/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { contractStore } from '#functions/domains/contract/store.ts';
import { productionStore } from '#functions/domains/production/store.ts';
import { showStore } from '#functions/domains/show/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { FILE_TARGETS, type FileFields, type FileTarget } from '#shared/domains/file/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

const index = defineList({
  name: 'file',
  key: 'number',
  columns: { entity: 'u8', record: 'u32', size: 'i48', words: 'text' },
});

/** Files of all records, newest last; the bytes lie in the bucket under `key`. */
export const fileStore = new RecordStore<FileFields>({
  name: 'file',
  title: (file) => file.name,
  list: listOf(index, (file) => ({
    no: file.no,
    key: Math.floor(Date.parse(file.createdAt) / 60_000),
    entity: wordNo(FILE_TARGETS, file.entity),
    record: noOf(file.recordId),
    size: file.size,
    words: `${file.name} ${file.recordTitle}`,
  })),
});

const linked = (ctx: UserContext, artists: readonly { artistId: Id }[]) =>
  artistAccess.check(
    ctx,
    artists.map((a) => a.artistId),
  );
const inside = (ctx: UserContext) => {
  if (ctx.actor.environment === 'external') throw new AppError('notFound');
};

/** For each kind of record: may the caller see it, and how is it called. */
const TARGETS: Record<FileTarget['entity'], (ctx: UserContext, id: Id) => Promise<string>> = {
  show: async (ctx, id) => {
    const show = await showStore.get(ctx, id);
    linked(ctx, show.artists);
    return showStore.definition.title(show);
  },
  production: async (ctx, id) => {
    const production = await productionStore.get(ctx, id);
    linked(ctx, production.artists);
    return production.name;
  },
  artist: async (ctx, id) => {
    artistAccess.check(ctx, [id]);
    return (await artistStore.get(ctx, id)).name;
  },
  contract: async (ctx, id) => {
    const contract = await contractStore.get(ctx, id);
    artistAccess.check(ctx, contract.artistIds);
    return contract.number;
  },
  company: async (ctx, id) => {
    inside(ctx);
    return (await companyStore.get(ctx, id)).name;
  },
  contact: async (ctx, id) => {
    inside(ctx);
    return (await contactStore.get(ctx, id)).fullName;
  },
};

/** The record's title; 404 when it is not there or not the caller's to see. */
export const titleOfTarget = (ctx: UserContext, { entity, recordId }: FileTarget): Promise<string> =>
  TARGETS[entity](ctx, recordId);

/** Newest first. */
export async function filesOf(
  { tenantId }: UserContext,
  { entity, recordId }: FileTarget,
): Promise<Stored<FileFields>[]> {
  const filters = [
    { column: 'entity', anyOf: [wordNo(FILE_TARGETS, entity)] },
    { column: 'record', anyOf: [noOf(recordId)] },
  ];
  const nos = (await fileStore.definition.list?.all(tenantId, { filters, sort: { by: 'key', direction: -1 } })) ?? [];
  return fileStore.many({ tenantId }, nos, new Set(nos));
}
