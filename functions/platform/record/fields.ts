import { isInternal } from '#functions/platform/session/internal-only.ts';
import type { DefinedFields, Fields } from '#shared/kernel/record/fields.ts';
import type { Activity } from '#shared/kernel/record/record.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { UserContext } from '../endpoint/context.ts';

/*
 * The one filter of what a user sees of a record, by the definition of its fields. Every channel asks it: answers,
 * lists, sheets, documents, the log and feeds.
 */

/** Names the fields that the caller may not see. */
export const hiddenFields = (ctx: UserContext, fields: Fields): readonly string[] =>
  Object.entries(fields)
    .filter(
      ([, { sees, right }]) =>
        (sees === 'internal' && !isInternal(ctx)) || (right && !ctx.actor.permissions.has(right)),
    )
    .map(([name]) => name);

/** Returns the record without the fields that the caller may not see, or with the blank value of their definition. */
export function seenRecord<T extends object>(ctx: UserContext, fields: Fields, record: T): T {
  const hidden = hiddenFields(ctx, fields);
  if (hidden.length === 0) return record;
  const blanks = hidden.flatMap((name) => {
    const blank = fields[name]?.blank;
    return blank === undefined ? [] : [[name, blank] as const];
  });
  const seen = Object.entries(record).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries([...seen, ...blanks]) as T;
}

/** Hides the filters and sorts that would reveal a hidden field. `reveals` names the field behind each. */
export const hiddenFilters =
  <F extends Fields>(fields: F, reveals: Readonly<Record<string, keyof F & string>>) =>
  (ctx: UserContext): readonly string[] => {
    const hidden = hiddenFields(ctx, fields);
    return Object.keys(reveals).filter((filter) => hidden.includes(reveals[filter] ?? ''));
  };

/** Returns the log without hidden fields. Outside, an entry of which nothing is left is left out. */
function seenEntries<A extends Pick<Activity, 'changes'>>(
  ctx: UserContext,
  rows: readonly A[],
  hidden: readonly string[],
): A[] {
  const seen = rows.map((row) => ({ ...row, changes: row.changes.filter(({ field }) => !hidden.includes(field)) }));
  return isInternal(ctx) ? seen : seen.filter(({ changes }) => changes.length > 0);
}

/** Returns the log as the caller may see it. Each change bears the words for its field, in the caller's language. */
export function seenLog<A extends Pick<Activity, 'changes'>>(
  ctx: UserContext,
  { fields, words }: DefinedFields,
  rows: readonly A[],
): A[] {
  const silent = Object.keys(fields).filter((name) => fields[name]?.log === false);
  const labelled = (change: A['changes'][number]) => {
    const label = words[change.field];
    return label ? { ...change, label: inLanguage(label, ctx.locale) } : change;
  };
  return seenEntries(ctx, rows, [...hiddenFields(ctx, fields), ...silent]).map((row) => ({
    ...row,
    changes: row.changes.map(labelled),
  }));
}
