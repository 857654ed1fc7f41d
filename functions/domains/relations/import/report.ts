import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import { fieldName, type ImportField } from '#shared/domains/relations/import/fields.ts';
import { fieldAt } from '#shared/domains/relations/import/rules.ts';
import {
  type Import,
  type ImportCheck,
  type ImportKind,
  MAX_SHOWN,
  UNDO_IMPORT_DAYS,
} from '#shared/domains/relations/import/schemas.ts';
import { chunkCount } from './chunk.ts';
import { importFields } from './fields.ts';
import type { PlannedRow } from './plan.ts';
import type { Planned } from './steps.ts';
import { begunAt, type Failure, type ImportRecord, isOver, outcomesOf } from './store.ts';

const DAY_MS = 86_400_000;
export const undoUntil = (record: ImportRecord): string =>
  new Date(Date.parse(begunAt(record)) + UNDO_IMPORT_DAYS * DAY_MS).toISOString();

type Reader = Pick<UserContext, 'locale'>;
type Fields = readonly ImportField[];
/** Rules name a place of the record, readers the field. */
async function problemOf({ locale }: Reader, fields: Fields, { row, title, code, field, params }: Failure) {
  const column = fields.find(({ id }) => id === field) ?? fieldAt(fields, field);
  return {
    row,
    title,
    message: await messageOf(locale, code, params),
    ...(params?.value === undefined ? {} : { value: String(params.value) }),
    ...(column ? { column: fieldName(column, locale) } : {}),
  };
}

/** How far an import is, or its undoing, and which rows were refused. */
export async function importOf(ctx: UserContext, record: ImportRecord): Promise<Import> {
  const { id, mainArea, fileName, createdAt, by, stage, total } = record;
  const base = { id, mainArea, fileName, createdAt, by, total, undoUntil: undoUntil(record) };
  if (stage === 'draft') return { ...base, state: 'draft', done: 0, skipped: 0, failed: 0, problems: [] };
  const outcomes = await outcomesOf(ctx.tenantId, record, stage);
  const sum = (figure: 'done' | 'skipped') => outcomes.reduce((all, outcome) => all + outcome[figure], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const fields = failures.length > 0 ? await importFields(ctx, mainArea) : [];
  const finished = outcomes.length === chunkCount(total) || isOver(record, ctx.now);
  const [during, after] = stage === 'run' ? (['running', 'done'] as const) : (['undoing', 'undone'] as const);
  return {
    ...base,
    state: finished ? after : during,
    done: sum('done'),
    skipped: sum('skipped'),
    failed: failures.length,
    problems: await Promise.all(failures.slice(0, MAX_SHOWN).map((failure) => problemOf(ctx, fields, failure))),
  };
}

/** A plan as its reader sees it. */
export async function checkOf(ctx: UserContext, area: ImportKind, { plan, ...asked }: Planned): Promise<ImportCheck> {
  const fields = await importFields(ctx, area);
  const count = (action: PlannedRow['action']) => plan.filter((row) => row.action === action).length;
  return {
    ...asked,
    total: plan.length,
    create: count('create'),
    update: count('update'),
    skip: count('skip'),
    wrong: count('wrong'),
    problems: await Promise.all(
      plan
        .flatMap(({ row, title, problems }) => problems.map((problem) => ({ row, title, ...problem })))
        .slice(0, MAX_SHOWN)
        .map((problem) => problemOf(ctx, fields, problem)),
    ),
    duplicates: plan
      .flatMap(({ row, title, duplicate }) => (duplicate ? [{ row, title, ...duplicate }] : []))
      .slice(0, MAX_SHOWN),
  };
}
