import { moveUniqueValue, uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { onSubject, SUBJECT_COLUMNS, subjectCells } from '#functions/platform/record/on-subject.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, byKind, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { bandOf, FILE_GROUPS, groupOf, SIZE_BANDS } from '#shared/domains/attached/file/rules.ts';
import { FILE_KINDS, type FileFields } from '#shared/domains/attached/file/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, isId, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays } from '#shared/kernel/time/date.ts';

const index = defineList({
  name: 'file',
  key: 'number',
  columns: {
    ...SUBJECT_COLUMNS,
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

/** The number in the artists of a file whose record everyone inside may see. No artist has this number. */
export const EVERYBODY_INSIDE = 4_000_000_000;

type StoredFile = Stored<FileFields>;
type Tenant = Pick<TenantContext, 'tenantId'>;
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);
const midnight = (day: string): number => minuteOf(`${day}T00:00:00Z`);
/** The id that all versions of a file share. */
export const lineOf = (file: StoredFile): Id => file.lineId ?? file.id;

export const fileMapping: ListMapping = {
  keyword: 'words',
  fields: {
    kind: byWord('kind', FILE_KINDS),
    group: byWord('group', FILE_GROUPS),
    size: byWord('band', SIZE_BANDS),
    entity: byKind('entity'),
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
    ...subjectCells(file),
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

/** Finds files, the newest first. The list may be older than its rows, so files deleted in between are left out. */
export async function findFiles({ tenantId }: Tenant, filters: readonly Filter[]): Promise<StoredFile[]> {
  const found = await fileStore.where({ tenantId }, filters, { by: 'key', direction: -1 });
  return found.filter(({ deletedAt }) => !deletedAt);
}

/**
 * Finds the files of a record. The list may be older than its rows, so a file replaced in between is looked up again.
 */
export async function filesOf(ctx: Tenant, target: RecordSubject, more: readonly Filter[] = []): Promise<StoredFile[]> {
  const found = await findFiles(ctx, [...onSubject(target), CURRENT, ...more]);
  return found.filter(({ isOld }) => !isOld);
}

/** A file with those it replaced and was replaced by, the newest first. */
export async function versionsOf(ctx: Tenant, file: StoredFile): Promise<StoredFile[]> {
  const found = await findFiles(ctx, [{ column: 'line', anyOf: [noOf(lineOf(file))] }]);
  return found.toSorted((a, b) => b.version - a.version);
}

const NAME = 'file.name';
const placed = ({ entity, recordId }: RecordSubject, name = '') => name && `${entity} ${recordId} ${name}`;

/**
 * Returns the writes after which a line has another name on its record or, without a name, is no longer there. Each
 * current file of a record has a unique name, held by its line. Files older than this rule hold no name, nor do those
 * that came with a record that was merged into theirs.
 */
export async function renamed(ctx: Tenant, file: StoredFile, from?: string, to?: string): Promise<Write[]> {
  if (fold(from ?? '') === fold(to ?? '')) return [];
  const [before, ownerId] = [placed(file, from), lineOf(file)];
  const isHeld = before !== '' && (await uniqueValueOwner(ctx.tenantId, NAME, before)) === ownerId;
  const refused = () => new AppError('exists', { field: 'name' });
  return moveUniqueValue(ctx.tenantId, {
    kind: NAME,
    ownerId,
    before: isHeld ? before : '',
    after: placed(file, to),
    refused,
  });
}

/** The current file of a record that has this name. */
const fileNamed = async (ctx: Tenant, target: RecordSubject, name: string): Promise<StoredFile | undefined> =>
  (await filesOf(ctx, target)).find((file) => fold(file.name) === fold(name));

/**
 * Returns the fields that a new file takes over from the `former` one of its name: its line, its label, its version.
 * `extra` marks `former` as old in the lists.
 */
export function replacing(ctx: TenantContext, former: StoredFile): { more: Partial<FileFields>; extra: Write[] } {
  const { kind, isVisibleOutside, version } = former;
  const old = fileStore.next(ctx, former, { ...former, isOld: true });
  return {
    more: { kind, isVisibleOutside, version: version + 1, lineId: lineOf(former) },
    extra: [...fileStore.writes(ctx, former, old, { action: 'replace' })],
  };
}

const topOf = (line: readonly StoredFile[]): StoredFile | undefined =>
  line.toSorted((a, b) => b.version - a.version)[0];

/** Removes a file from its record, where its earlier version becomes current again. */
export async function removeFile(ctx: TenantContext, file: StoredFile): Promise<void> {
  const line = await versionsOf(ctx, file);
  const others = line.filter(({ id }) => id !== file.id);
  const names = await renamed(ctx, file, topOf(line)?.name, topOf(others)?.name);
  await fileStore.remove(ctx, file, { extra: [...settled(ctx, others), ...names] });
}

/**
 * Puts a deleted file back on its record. It returns to the lists if there is no newer version and its name is free.
 */
export async function restoreFile(ctx: TenantContext, file: StoredFile): Promise<StoredFile> {
  const others = await versionsOf(ctx, file);
  const line = [...others, file];
  const [was, is] = [topOf(others), topOf(line) ?? file];
  const other = await fileNamed(ctx, file, is.name);
  if (other && lineOf(other) !== lineOf(file)) throw new AppError('exists', { field: 'name' });
  const settling = settled(ctx, others, is.version);
  const extra = [...settling, ...(await renamed(ctx, file, was?.name, is.name))];
  return fileStore.restore(ctx, { ...file, isOld: is.id !== file.id }, { extra });
}

/** Returns the writes after which only the highest version of a line is in the lists. */
function settled(
  ctx: TenantContext,
  line: readonly StoredFile[],
  top = Math.max(...line.map(({ version }) => version)),
): Write[] {
  return line.flatMap((file) => {
    const isOld = file.version < top;
    if ((file.isOld ?? false) === isOld) return [];
    return fileStore.writes(ctx, file, fileStore.next(ctx, file, { ...file, isOld }));
  });
}
