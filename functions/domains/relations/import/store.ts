import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Asker } from '#functions/domains/identity/user/public/acting.ts';
import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Delimiter } from '#functions/platform/excel/csv.ts';
import { getObject, putObject, type StoredFile } from '#functions/platform/files/files.ts';
import { keptBytes, type Weighed } from '#functions/platform/files/usage.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { type ImportKind, UNDO_IMPORT_DAYS } from '#shared/domains/relations/import/schemas.ts';
import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { kindNo } from '#shared/records.ts';
import type { Done } from './public/target.ts';

/*
 * Access patterns of an import, all in the partition of its record but the last:
 *   import                   pk <tenant>#import#<no>  sk R
 *   result of a chunk        sk C#<stage>#<nnn>     for good: without it the chunk would be taken for one to do
 *   result of a row          sk D#<row>     written with the record, so that no row is written twice
 *   undone row               sk U#<row>     written with the record's removal; both are swept when no undo is possible
 *   column mapping of a user    pk <tenant>#IMPORTMAP#<user>  sk <area>
 */
export const STAGES = ['draft', 'run', 'undo'] as const;
export type Stage = (typeof STAGES)[number];
interface ImportFields extends Asker, Weighed {
  readonly mainArea: ImportKind;
  readonly fileName: string;
  readonly by: string;
  readonly stage: Stage;
  /** Since when its rows are written; drafts have none. */
  readonly begunAt?: string;
  /** The file as rows, and what was planned with them. */
  readonly tableKey: string;
  /** The key of the file itself and its type, to read it again. Imports that began before this field have none. */
  readonly fileKey?: string;
  readonly fileType?: string;
  /** The row of the headings; the first one when the user chose none. */
  readonly headingRow?: number;
  readonly delimiter?: Delimiter;
  readonly planKey?: string;
  readonly total: number;
}
export type ImportRecord = Stored<ImportFields>;

const index = defineList({ name: 'import', key: 'number', columns: { subject: 'u8' } });

/** Imports of all areas, in the order they were begun. */
export const importStore = new RecordStore<ImportFields>({
  name: 'import',
  title: ({ fileName }) => fileName,
  bytes: keptBytes,
  list: listOf(index, (record) => ({
    no: record.no,
    key: Math.floor(Date.parse(record.createdAt) / 60_000),
    subject: kindNo(record.mainArea),
  })),
});

const SHOWN = 20;
/** The newest imports of an area. */
export async function importsOf(ctx: UserContext, area: ImportKind): Promise<ImportRecord[]> {
  const filters = [{ column: 'subject', anyOf: [kindNo(area)] }];
  const nos = (await importStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const newest = nos.toSorted((a, b) => b - a).slice(0, SHOWN);
  return (await importStore.many(ctx, newest, new Set(newest))).filter(({ stage }) => stage !== 'draft');
}

/** Stores a value as JSON. It counts towards the storage limit, as the imported file does. */
export async function saveJson(ctx: Pick<UserContext, 'tenantId'>, key: string, value: unknown): Promise<StoredFile> {
  const bytes = Buffer.from(JSON.stringify(value));
  await checkStorage(ctx, bytes.length);
  return putObject(key, bytes, 'application/json');
}
export const loadJson = async <T>(key: string): Promise<T> =>
  JSON.parse(Buffer.from(await getObject(key)).toString('utf8')) as T;

const DAY_SECONDS = 86_400;
/** An undo of the last minute has a day to get through. */
const MARK_SECONDS = (UNDO_IMPORT_DAYS + 1) * DAY_SECONDS;
const expiry = (now: Date) => ({ [TTL]: Math.floor(now.getTime() / 1000) + MARK_SECONDS });

/** Returns the time from which the days to undo an import count. */
export const begunAt = (record: ImportRecord): string => record.begunAt ?? record.updatedAt;
/**
 * Tells whether an import is over. The marks of its rows may have been swept, so a late chunk would do its rows twice.
 */
export const isOver = (record: ImportRecord, now: Date): boolean =>
  record.stage !== 'draft' && now.getTime() >= Date.parse(begunAt(record)) + MARK_SECONDS * 1000;

const pkOf = (tenantId: string, { no }: Pick<ImportRecord, 'no'>) => recordPk(tenantId, 'import', no);
const padded = (number: number) => String(number).padStart(5, '0');

type Range = readonly [string, string];
const itemsIn = <T>(tenantId: string, record: ImportRecord, between: Range): Promise<T[]> =>
  readAll({ pk: pkOf(tenantId, record), between });

export interface Failure extends ErrorDetail {
  readonly row: number;
  readonly title: string;
}
export interface ChunkOutcome {
  readonly done: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}
export type Pass = Exclude<Stage, 'draft'>;
const chunkSk = (pass: Pass, chunk: number) => `C#${pass}#${padded(chunk)}`;

export const outcomesOf = (tenantId: string, record: ImportRecord, pass: Pass): Promise<ChunkOutcome[]> =>
  itemsIn(tenantId, record, [`C#${pass}#`, `C#${pass}#~`]);

export const isFinished = async (tenantId: string, record: ImportRecord, pass: Pass, chunk: number): Promise<boolean> =>
  (await readItem({ pk: pkOf(tenantId, record), sk: chunkSk(pass, chunk) })) !== undefined;

/** Says the same however often it is said: rows that were done before count too. */
export async function finishChunk(
  { tenantId }: Pick<UserContext, 'tenantId'>,
  record: ImportRecord,
  [pass, chunk]: readonly [Pass, number],
  outcome: ChunkOutcome,
): Promise<void> {
  const Item = { pk: pkOf(tenantId, record), sk: chunkSk(pass, chunk), ...outcome };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}

export interface RowMark extends Done {
  readonly row: number;
}
const MARKS = { run: 'D', undo: 'U' } as const;
const markSk = (pass: Pass, row: number) => `${MARKS[pass]}#${padded(row)}`;

/** Belongs in the transaction that writes the row's record, and refuses to be written twice. */
export function rowMark(
  { tenantId, now }: UserContext,
  record: ImportRecord,
  pass: Pass,
  row: number,
  done: Done,
): Write {
  const key = { pk: pkOf(tenantId, record), sk: markSk(pass, row) };
  const Put = {
    TableName: tableName(),
    Item: { ...key, row, ...done, ...expiry(now) },
    ConditionExpression: 'attribute_not_exists(pk)',
  };
  return { item: { Put }, refused: () => new AppError('alreadyDone') };
}
/** Tells whether a row was written, by any delivery. */
export const isMarked = async (tenantId: string, record: ImportRecord, pass: Pass, row: number): Promise<boolean> =>
  (await readItem({ pk: pkOf(tenantId, record), sk: markSk(pass, row) })) !== undefined;

/** Returns the marks from the first to the last of these rows. The mark of an update holds the whole earlier record. */
export function marksOf(
  tenantId: string,
  record: ImportRecord,
  pass: Pass,
  rows: readonly { readonly row: number }[],
): Promise<RowMark[]> {
  const [first, last] = [rows[0]?.row ?? 0, rows.at(-1)?.row ?? 0];
  return itemsIn(tenantId, record, [markSk(pass, first), markSk(pass, last)]);
}

type Remembered = Readonly<Record<string, string>>;
const mapKey = ({ tenantId, actor }: UserContext, area: ImportKind) => ({
  pk: `${tenantId}#IMPORTMAP#${actor.userId}`,
  sk: area,
});
/** Heading -> field, as the user sent such columns before. */
export async function rememberedMapping(ctx: UserContext, area: ImportKind): Promise<Remembered> {
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key: mapKey(ctx, area) }));
  return (found.Item?.columns ?? {}) as Remembered;
}
const MAX_REMEMBERED = 300;
export async function rememberMapping(ctx: UserContext, area: ImportKind, columns: Remembered): Promise<void> {
  // A heading of marks alone, or none, says nothing that could be remembered.
  const { '': _nameless, ...named } = columns;
  const all = Object.entries({ ...(await rememberedMapping(ctx, area)), ...named }).slice(-MAX_REMEMBERED);
  const Item = { ...mapKey(ctx, area), columns: Object.fromEntries(all) };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}
