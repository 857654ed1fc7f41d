import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { Write } from '#functions/platform/write.ts';
import { bandOf, FILE_GROUPS, groupOf, SIZE_BANDS } from '#shared/domains/file/rules.ts';
import { FILE_KINDS, type FileFields } from '#shared/domains/file/schemas.ts';
import { addDays } from '#shared/kernel/date.ts';
import { isId, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { RECORD_TARGETS, type RecordTarget } from '#shared/kernel/target.ts';
import { fold } from '#shared/kernel/text.ts';

const index = defineList({
  name: 'file',
  key: 'number',
  columns: {
    entity: 'u8',
    record: 'u32',
    size: 'i48',
    words: 'text',
    artists: 'many',
    kind: 'u8',
    group: 'u8',
    band: 'u8',
    owner: 'u32',
    outside: 'u8',
    line: 'u32',
    old: 'u8',
    name: 'text',
  },
});

/** Stands among the artists of a file whose record everybody inside may see; no artist has this number. */
export const EVERYBODY_INSIDE = 4_000_000_000;

type StoredFile = Stored<FileFields>;
type Tenant = Pick<TenantContext, 'tenantId'>;
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);
const midnight = (day: string): number => minuteOf(`${day}T00:00:00Z`);
const lineOf = (file: StoredFile) => file.lineId ?? file.id;

export const fileMapping: ListMapping = {
  keyword: 'words',
  fields: {
    kind: byWord('kind', FILE_KINDS),
    group: byWord('group', FILE_GROUPS),
    size: byWord('band', SIZE_BANDS),
    entity: byWord('entity', RECORD_TARGETS),
    owner: byId('owner'),
    outside: byFlag('outside'),
  },
  sorts: { date: 'key', name: 'name', size: 'size' },
  range: (from, to) => ({ ...(from ? { from: midnight(from) } : {}), ...(to ? { to: midnight(addDays(to, 1)) } : {}) }),
};

/** Files of all records, by when they came; the bytes lie in the bucket under `key`. */
export const fileStore = new RecordStore<FileFields>({
  name: 'file',
  title: (file) => file.name,
  bytes: ({ size }) => size,
  list: listOf(index, (file) => ({
    no: file.no,
    key: minuteOf(file.createdAt),
    entity: wordNo(RECORD_TARGETS, file.entity),
    record: noOf(file.recordId),
    size: file.size,
    artists: file.artistIds ? file.artistIds.map(noOf) : [EVERYBODY_INSIDE],
    kind: wordNo(FILE_KINDS, file.kind),
    group: wordNo(FILE_GROUPS, groupOf(file.type)),
    band: wordNo(SIZE_BANDS, bandOf(file.size)),
    owner: file.uploaderId && isId(file.uploaderId) ? noOf(file.uploaderId) : 0,
    outside: file.isVisibleOutside ? 1 : 0,
    line: noOf(lineOf(file)),
    old: file.isOld ? 1 : 0,
    name: fold(file.name),
    words: fold(`${file.name} ${file.recordTitle} ${file.uploadedBy}`),
  })),
});

/** Only the newest of each name. */
export const CURRENT: Filter = { column: 'old', anyOf: [0] };

/** Newest first. */
export async function findFiles({ tenantId }: Tenant, filters: readonly Filter[]): Promise<StoredFile[]> {
  const nos = (await fileStore.definition.list?.all(tenantId, { filters, sort: { by: 'key', direction: -1 } })) ?? [];
  return fileStore.many({ tenantId }, nos, new Set(nos));
}

/** Of records of one kind, by their numbers. */
export const onRecords = (entity: RecordTarget['entity'], nos: readonly number[]): Filter[] => [
  { column: 'entity', anyOf: [wordNo(RECORD_TARGETS, entity)] },
  { column: 'record', anyOf: nos },
];

export const filesOf = (ctx: Tenant, { entity, recordId }: RecordTarget, more: readonly Filter[] = []) =>
  findFiles(ctx, [...onRecords(entity, [noOf(recordId)]), CURRENT, ...more]);

/** A file with those it replaced and was replaced by, the newest first. */
export async function versionsOf(ctx: Tenant, file: StoredFile): Promise<StoredFile[]> {
  const found = await findFiles(ctx, [{ column: 'line', anyOf: [noOf(lineOf(file))] }]);
  return found.toSorted((a, b) => b.version - a.version);
}

/** What a new file takes over from the one of its name: its line, its label, its place in the lists. */
export function replacing(ctx: TenantContext, former: StoredFile): { more: Partial<FileFields>; extra: Write[] } {
  const { kind, isVisibleOutside, version } = former;
  const old = fileStore.next(ctx, former, { ...former, isOld: true });
  return {
    more: { kind, isVisibleOutside, version: version + 1, lineId: lineOf(former) },
    extra: [...fileStore.writes(ctx, former, old, { action: 'replace' })],
  };
}

/** The parts of a write after which the highest version of a line stands in the lists, and no other. */
export function settled(ctx: TenantContext, line: readonly StoredFile[]): Write[] {
  const top = Math.max(...line.map(({ version }) => version));
  return line.flatMap((file) => {
    const isOld = file.version < top;
    if ((file.isOld ?? false) === isOld) return [];
    return fileStore.writes(ctx, file, fileStore.next(ctx, file, { ...file, isOld }));
  });
}
