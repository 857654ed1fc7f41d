import { freeStamp } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { isNameable, nameOf } from '#functions/records/names.ts';
import { askingFor, checkFreeValues, seenValues } from '#shared/domains/identity/free-field/rules.ts';
import type { FreeFieldView, FreeKind, FreeValue, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { isAskedOfNew, isFreeEmpty, isFreeReference } from '#shared/domains/identity/free-field/values.ts';
import { type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { hadByEither, proposalOf } from '#shared/kernel/record/merge-values.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { callerFields } from './caller.ts';

async function named(ctx: UserContext, fields: readonly FreeFieldView[], given: FreeValues, before: FreeValues) {
  const problems: ErrorDetail[] = [];
  const entries = await Promise.all(
    Object.entries(given).map(async ([id, value]): Promise<[string, FreeValue]> => {
      const { type = 'text' } = fields.find((field) => field.id === id) ?? {};
      if (!isNameable(type) || !isFreeReference(value)) return [id, value];
      const old = before[id];
      // A reference that was deleted since may stay, with its last name.
      const name =
        (await nameOf(ctx, type, value.id)) ?? (isFreeReference(old) && old.id === value.id ? old.name : undefined);
      if (name === undefined) problems.push({ code: 'choice', field: `freeFields.${id}` });
      return [id, { id: value.id, name: name ?? '' }];
    }),
  );
  return { values: Object.fromEntries(entries) as FreeValues, problems };
}

export interface WithValues {
  readonly freeFields?: FreeValues | undefined;
}

const filled = (values: FreeValues): WithValues => ({
  freeFields: Object.keys(values).length > 0 ? values : undefined,
});

/**
 * Checks and returns a record's free fields after an input. Fields that the input leaves out keep the values of
 * `before`. A new record, without `before`, must have the required ones.
 */
export async function freeAfter(
  ctx: UserContext,
  area: FreeKind,
  given: FreeValues | undefined,
  before?: WithValues,
  asks: (field: FreeFieldView) => boolean = before ? () => true : isAskedOfNew,
): Promise<WithValues> {
  const values = before?.freeFields ?? {};
  if (before && !given) return filled(values);
  const { fields } = await callerFields(ctx, area);
  return checked(ctx, askingFor(fields, asks), given ?? {}, values);
}

async function checked(ctx: UserContext, fields: readonly FreeFieldView[], given: FreeValues, before: FreeValues) {
  const known = await named(ctx, fields, given, before);
  const { values, problems } = checkFreeValues(fields, known.values, before);
  const all = [...problems, ...known.problems];
  if (all.length > 0) throw new InvalidInput(all);
  return filled(values);
}

/**
 * Merges the free fields of two records. A value that `given` leaves out stays the target's, for example one that its
 * sender does not see. The source fills the gaps of the target. A field that neither record had filled in is not
 * required here.
 */
export async function freeMerged(
  ctx: UserContext,
  area: FreeKind,
  given: FreeValues = {},
  { source = {}, target = {} }: { readonly source: FreeValues | undefined; readonly target: FreeValues | undefined },
): Promise<WithValues> {
  const before = hadByEither(given, source, proposalOf(target, source));
  const { fields } = await callerFields(ctx, area);
  return checked(
    ctx,
    askingFor(fields, ({ id }) => !isFreeEmpty(before[id])),
    given,
    before,
  );
}

/** Extends `prepare` to a record's free fields. */
export const withFree =
  <T extends WithValues, I extends WithValues>(
    area: FreeKind,
    prepare: (ctx: UserContext, input: I, before?: Stored<T>) => T | Promise<T>,
    asks?: (field: FreeFieldView) => boolean,
  ) =>
  async (ctx: UserContext, input: I, before?: Stored<T>): Promise<T> => {
    const [data, free] = await Promise.all([
      prepare(ctx, input, before),
      freeAfter(ctx, area, input.freeFields, before, asks),
    ]);
    return { ...data, ...free };
  };

const hasValues = ({ freeFields }: WithValues): boolean => Object.keys(freeFields ?? {}).length > 0;

/**
 * Records as the caller may see them: only values of the fields that their profile shows. Records that are still on
 * their way share a request with the stamp of the fields.
 */
export async function seenFree<R extends WithValues>(
  ctx: UserContext,
  area: FreeKind,
  given: readonly R[] | Promise<readonly R[]>,
): Promise<R[]> {
  const isUnderway = given instanceof Promise;
  const [records, stamp] = await Promise.all([given, isUnderway ? freeStamp(ctx.tenantId) : undefined]);
  if (!records.some(hasValues)) return [...records];
  const { fields } = await callerFields(ctx, area, stamp);
  return records.map((record) =>
    record.freeFields ? { ...record, freeFields: seenValues(fields, record.freeFields) } : record,
  );
}

export async function seenOne<R extends WithValues>(ctx: UserContext, area: FreeKind, given: R | Promise<R>) {
  const listed = given instanceof Promise ? given.then((record) => [record]) : [given];
  const [seen] = await seenFree(ctx, area, listed);
  return seen as R;
}

/** The answer of a handler that makes or changes one record, as its caller may see it. */
export const oneSeen =
  <C extends { readonly ctx: UserContext }, R extends WithValues>(area: FreeKind, run: (call: C) => Promise<R>) =>
  async (call: C): Promise<R> =>
    seenOne(
      call.ctx,
      area,
      asSeen<R, R>(
        (current) => seenOne(call.ctx, area, current),
        () => run(call),
      ),
    );

/** The same for the rows of a list. */
export const rowsSeen =
  <C extends { readonly ctx: UserContext }, R extends WithValues>(
    area: FreeKind,
    run: (call: C) => Promise<Paged<R>>,
  ) =>
  async (call: C): Promise<Paged<R>> => {
    const page = run(call);
    const rows = page.then((found) => found.rows);
    const [found, seen] = await Promise.all([page, seenFree(call.ctx, area, rows)]);
    return { ...found, rows: seen };
  };
