import { LOCK_ENTITY } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { putNew, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';

/*
 * The exports of a bookkeeping's months, one item for each lock, in the partition of the month lock:
 *   of a month   pk <tenant>#monthLock#<no>  sk X#<month>#<run>
 */
export interface StoredSalesFile {
  readonly state: 'pending' | 'ready' | 'failed';
  readonly key?: string;
  readonly documents?: number;
  readonly rows?: number;
  readonly gaps: readonly ErrorDetail[];
}
type Files = Readonly<Partial<Record<ExportMask, StoredSalesFile>>>;
export interface SalesRun {
  readonly pk: string;
  readonly sk: string;
  readonly month: string;
  readonly run: number;
  readonly state: 'current' | 'superseded';
  readonly at: string;
  readonly by: string;
  readonly unlockedAt?: string;
  readonly unlockedBy?: string;
  readonly reason?: string;
  readonly files: Files;
}
type Book = { readonly no: number };
type Tenant = Pick<TenantContext, 'tenantId'>;

/** An item has room for the gaps of about this many debtors. */
const MAX_GAPS = 2_000;
export const PENDING: StoredSalesFile = { state: 'pending', gaps: [] };

/** Finds the runs of a month or, by `2026`, of a year, oldest first. */
export const runsOf = ({ tenantId }: Tenant, { no }: Book, period: string): Promise<SalesRun[]> =>
  readAll<SalesRun>({ pk: recordPk(tenantId, LOCK_ENTITY, no), prefix: `X#${period}` });

export async function runOf(ctx: Tenant, book: Book, month: string, run?: number): Promise<SalesRun | undefined> {
  const runs = await runsOf(ctx, book, month);
  return runs.find((one) => (run === undefined ? one.state === 'current' : one.run === run));
}

export function newRunWrite(ctx: TenantContext, { no }: Book, of: Pick<SalesRun, 'month' | 'run' | 'files'>): Write {
  const { month, run, files } = of;
  const pk = recordPk(ctx.tenantId, LOCK_ENTITY, no);
  const sk = `X#${month}#${String(run).padStart(3, '0')}`;
  const item: SalesRun = { pk, sk, month, run, state: 'current', at: ctx.now.toISOString(), by: ctx.actor.name, files };
  return putNew(item);
}

const stillCurrent = {
  ConditionExpression: '#state = :current',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: { ':current': 'current' },
};

export function supersedeWrite(ctx: TenantContext, { pk, sk }: SalesRun, reason: string): Write {
  const Update = {
    TableName: tableName(),
    Key: { pk, sk },
    UpdateExpression: 'SET #state = :superseded, unlockedAt = :at, unlockedBy = :by, reason = :reason',
    ...stillCurrent,
    ExpressionAttributeValues: {
      ...stillCurrent.ExpressionAttributeValues,
      ':superseded': 'superseded',
      ':at': ctx.now.toISOString(),
      ':by': ctx.actor.name,
      ':reason': reason,
    },
  };
  return { item: { Update }, refused: () => new AppError('stale') };
}

/** Saves the state of a file, unless its month was unlocked meanwhile or the file is ready: a ready file stays. */
export function salesFileWrite({ pk, sk }: SalesRun, fileType: ExportMask, file: StoredSalesFile): Write {
  const Update = {
    TableName: tableName(),
    Key: { pk, sk },
    UpdateExpression: 'SET #files.#type = :file',
    ConditionExpression: `${stillCurrent.ConditionExpression} AND (attribute_not_exists(#files.#type) OR #files.#type.#state <> :ready)`,
    ExpressionAttributeNames: { ...stillCurrent.ExpressionAttributeNames, '#files': 'files', '#type': fileType },
    ExpressionAttributeValues: {
      ...stillCurrent.ExpressionAttributeValues,
      ':ready': 'ready',
      ':file': { ...file, gaps: file.gaps.slice(0, MAX_GAPS) },
    },
  };
  return { item: { Update }, refused: () => new AppError('stale') };
}
