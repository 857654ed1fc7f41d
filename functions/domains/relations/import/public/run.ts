import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import type { EventPayload } from '#shared/events.ts';
import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import { targetFor } from '../areas.ts';
import { CHUNK, TOGETHER } from '../chunk.ts';
import { type PlannedRow, rowInput } from '../plan.ts';
import {
  type Failure,
  finishChunk,
  type ImportRecord,
  importStore,
  isFinished,
  isMarked,
  isOver,
  loadJson,
  marksOf,
  rowMark,
} from '../store.ts';
import type { Done, Target } from './target.ts';

type ImportWork = EventPayload<'import'>;
interface Row {
  readonly row: number;
  readonly title: string;
}
interface Step {
  readonly write: (row: Row) => Promise<unknown>;
  readonly isWritten: (row: Row) => Promise<boolean>;
}

/**
 * Returns the errors that a row was refused for. There are none when a parallel delivery has written the row, whatever
 * happened here.
 */
async function refusal(work: Promise<unknown>, isWritten: () => Promise<boolean>): Promise<readonly ErrorDetail[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (await isWritten()) return [];
    if (!(error instanceof AppError)) {
      logger.error('import', error as Error);
      return [{ code: 'unexpected' }];
    }
    return error.details;
  }
}

/** Rows side by side, each on its own: a refused one stops none of the others. */
async function each(rows: readonly Row[], { write, isWritten }: Step): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const outcomes = rows.slice(at, at + TOGETHER).map(async ({ row, title }) => {
      const one = { row, title };
      const [detail] = await refusal(write(one), () => isWritten(one));
      if (detail) failures.push({ ...one, ...detail });
    });
    await Promise.all(outcomes);
  }
  return failures.sort((a, b) => a.row - b.row);
}

function write(ctx: UserContext, record: ImportRecord, target: Target, planned: PlannedRow): Promise<unknown> {
  const { row, action, duplicate } = planned;
  const input = rowInput(record.mainArea, planned);
  const mark = (done: Done) => rowMark(ctx, record, 'run', row, done);
  if (action === 'update' && duplicate?.id) return target.update(ctx, duplicate.id, input, mark);
  return target.create(ctx, input, mark);
}

const part = <T>(rows: readonly T[], chunk: number): readonly T[] => rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK);

async function runRows(ctx: UserContext, record: ImportRecord, chunk: number): Promise<number> {
  const plan = part(await loadJson<PlannedRow[]>(record.planKey ?? ''), chunk);
  const target = await targetFor(ctx, record.mainArea);
  if (plan.some(({ action }) => action === 'update')) await targetFor(ctx, record.mainArea, 'update');
  const written = new Set((await marksOf(ctx.tenantId, record, 'run', plan)).map(({ row }) => row));
  const wanted = plan.filter(({ action }) => action === 'create' || action === 'update');
  const wrong = plan.flatMap(({ row, title, problems: [first] }) => (first ? [{ row, title, ...first }] : []));
  const refused = await each(
    wanted.filter(({ row }) => !written.has(row)),
    {
      write: ({ row }) => write(ctx, record, target, plan.find((one) => one.row === row) as PlannedRow),
      isWritten: ({ row }) => isMarked(ctx.tenantId, record, 'run', row),
    },
  );
  const done = wanted.length - refused.length;
  const skipped = plan.length - wanted.length - wrong.length;
  await finishChunk(ctx, record, ['run', chunk], { done, skipped, failures: [...wrong, ...refused] });
  return done;
}

async function undoRows(ctx: UserContext, record: ImportRecord, chunk: number): Promise<number> {
  const plan = part(await loadJson<PlannedRow[]>(record.planKey ?? ''), chunk);
  const target = await targetFor(ctx, record.mainArea, 'delete');
  const [marks, taken] = await Promise.all([
    marksOf(ctx.tenantId, record, 'run', plan),
    marksOf(ctx.tenantId, record, 'undo', plan),
  ]);
  const byRow = new Map(marks.map((mark) => [mark.row, mark]));
  const gone = new Set(taken.map(({ row }) => row));
  const wanted = plan.filter(({ row }) => byRow.has(row));
  const failures = await each(
    wanted.filter(({ row }) => !gone.has(row)),
    {
      write: ({ row }) => {
        const { kind, id, rev, before } = byRow.get(row) as Done;
        const mark = rowMark(ctx, record, 'undo', row, { kind, id, rev });
        return target.undo(ctx, { kind, id, rev, ...(before ? { before } : {}) }, mark);
      },
      isWritten: ({ row }) => isMarked(ctx.tenantId, record, 'undo', row),
    },
  );
  const done = wanted.length - failures.length;
  await finishChunk(ctx, record, ['undo', chunk], { done, skipped: plan.length - wanted.length, failures });
  return done;
}

/** Runs one chunk of an import or of its undo. A repeated message finds nothing left to do. */
export async function runImport(ctx: TenantContext, { importId, pass, chunk }: ImportWork): Promise<number> {
  const record = await importStore.get(ctx, importId);
  if (isOver(record, ctx.now) || (await isFinished(ctx.tenantId, record, pass, chunk))) return 0;
  const acting = await actingUser(ctx, record);
  return pass === 'run' ? runRows(acting, record, chunk) : undoRows(acting, record, chunk);
}
