import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { seenLog } from '#functions/platform/record/fields.ts';
import { FreeKind, type FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import type { DefinedFields } from '#shared/kernel/record/fields.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { type Activity, changesBetween } from '#shared/kernel/record/record.ts';
import { callerFields } from './caller.ts';

type Change = Activity['changes'][number];
type Logged = Pick<Activity, 'changes'>;
const FIELD = 'freeFields';

/** The values of a record's free fields as changes of their own, as far as these fields are shown. */
function splitValues({ before, after }: Change, shown: ReadonlySet<string>): Change[] {
  const changes = changesBetween((before ?? {}) as FreeValues, (after ?? {}) as FreeValues);
  return changes
    .filter(({ field }) => shown.has(field))
    .map((change) => ({ ...change, field: freeName(change.field) }));
}

/** Entries of the log as the caller may see them: of free fields no more than on the record itself. */
export async function seenChanges<A extends Logged>(
  ctx: UserContext,
  rows: readonly A[],
  entityOf: (row: A) => string,
): Promise<A[]> {
  const saying = rows.filter(({ changes }) => changes.some(({ field }) => field === FIELD));
  const areas = [...new Set(saying.map(entityOf))];
  const shown = new Map(
    await Promise.all(
      areas.map(async (entity) => {
        const area = FreeKind.safeParse(entity);
        const { fields } = area.success ? await callerFields(ctx, area.data) : { fields: [] };
        return [entity, new Set(fields.map(({ id }) => id as string))] as const;
      }),
    ),
  );
  const seen = (row: A): A['changes'] =>
    row.changes.flatMap((change) =>
      change.field === FIELD ? splitValues(change, shown.get(entityOf(row)) ?? new Set()) : [change],
    );
  return rows.map((row) => (saying.includes(row) ? { ...row, changes: seen(row) } : row));
}

/** The log of a record with free fields, as the caller may see it and in the words of its fields. */
export const seenRecordLog = async <A extends Logged>(
  ctx: UserContext,
  area: FreeKind,
  fields: DefinedFields,
  rows: readonly A[],
): Promise<A[]> => seenLog(ctx, fields, await seenChanges(ctx, rows, () => area));
