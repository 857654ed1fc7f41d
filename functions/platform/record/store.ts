import { newId } from '#functions/platform/data/id.ts';
import { nextNo } from '#functions/platform/data/sequence.ts';
import { moveUniqueValue, uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { usageWrites } from '#functions/platform/files/usage.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { changesBetween, type Stored } from '#shared/kernel/record/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { Filter, ListFilter, ListQuery } from '../list-index/types.ts';
import { leftAt } from './activity.ts';
import type { RecordDefinition, WriteOptions } from './definition.ts';
import { emit } from './emit.ts';
import { CREATE, logged, told } from './entry.ts';
import { plain, readMany, readOne, recordUnchanged, recordWrite, unknownFields } from './items.ts';
import { readPage } from './page.ts';

/** Calendar months of its artists that a record may leave and enter. The rest of a transaction is for other writes. */
const MAX_CALENDAR_WRITES = 80;

const isLive = (record: { deletedAt?: string | undefined } | undefined) => record !== undefined && !record.deletedAt;

/** The field that a merge adds to the merged record: the new target of its references. */
export interface MergedInto {
  readonly mergedInto?: Id;
}
const mergedIntoOf = (record: object): Id | undefined => (record as MergedInto).mergedInto;

/** The reads and writes of one kind of record; each takes the tenant first. */
export class RecordStore<T extends object> {
  constructor(readonly definition: RecordDefinition<T>) {}

  /** Builds the transaction that turns `before` into `after` (new: no `before`; deleted: `deletedAt` set). */
  writes(
    ctx: TenantContext,
    before: Stored<T> | undefined,
    after: Stored<T>,
    options: WriteOptions = {},
  ): readonly Write[] {
    const { name, due, isPacked, conditions, title, derived, follows, untold = [], bytes = () => 0 } = this.definition;
    const [was, is] = [isLive(before) ? before : undefined, isLive(after) ? after : undefined];
    const action = options.action ?? (before ? (is ? 'update' : 'delete') : CREATE);
    const changed = told(action, changesBetween(before && plain(before), plain(after)));
    const activity = {
      id: newId(ctx.now),
      entity: name,
      no: after.no,
      recordId: after.id,
      title: title(after),
      action,
      ...leftAt(after.rev, was, is, options),
      changes: [...changed.filter(({ field }) => !untold.includes(field)), ...(options.changes ?? [])],
      outbox: [
        ...(options.outbox ?? []),
        ...this.#cardChanged(was, is),
        ...this.#cameBack(before, is),
        ...(follows?.(was, is, options) ?? []),
      ],
    };
    return [
      recordWrite(
        ctx.tenantId,
        name,
        before,
        after,
        { due: is && due?.(is), isPacked, conditions: conditions?.(after) },
        () => this.#stale(ctx, after.id),
      ),
      ...this.#listed(ctx.tenantId, after, was, options),
      ...this.#projections(ctx.tenantId, after, was, is),
      ...usageWrites(ctx.tenantId, was ? bytes(was) : 0, is ? bytes(is) : 0),
      ...(derived?.(ctx.tenantId, before, after) ?? []),
      ...logged(ctx, activity, options),
      ...(options.extra ?? []),
    ];
  }

  #cardChanged(was: Stored<T> | undefined, is: Stored<T> | undefined): OutboxEntry[] {
    const { name, summary } = this.definition;
    if (!summary || !was || !is || JSON.stringify(summary(was)) === JSON.stringify(summary(is))) return [];
    return [emit('cardChanged', { entity: name, id: is.id })];
  }

  /** Has the bulk worker renew a restored record: records that it names may have changed or been deleted meanwhile. */
  #cameBack(before: Stored<T> | undefined, is: Stored<T> | undefined): OutboxEntry[] {
    if (!before?.deletedAt || !is) return [];
    return [emit('renew', { entity: this.definition.name, id: is.id })];
  }

  #listed(tenantId: string, after: Stored<T>, was: Stored<T> | undefined, { unlisted }: WriteOptions): Write[] {
    const is = isLive(after) ? after : undefined;
    const { list } = this.definition;
    return list && !unlisted && (was || is) ? [list.delta(tenantId, was, is, after.rev)] : [];
  }

  /** Writes the picker, unique values and calendar: lookups that do not read the record. */
  #projections(tenantId: string, { no, id }: Stored<T>, was: Stored<T> | undefined, is: Stored<T> | undefined) {
    const { name, picker, unique = [] } = this.definition;
    const uniqueValues = unique.flatMap(({ kind, field, of }) => {
      const refused = () => new AppError('exists', { field });
      const values = { before: was && of(was), after: is && of(is) };
      return moveUniqueValue(tenantId, { kind: `${name}.${kind}`, ownerId: id, ...values, refused });
    });
    const calendar = this.definition.calendar?.(tenantId, was, is) ?? [];
    if (calendar.length > MAX_CALENDAR_WRITES) throw new AppError('periodTooLong', { field: 'end' });
    return [...(picker?.writes(tenantId, no, was, is) ?? []), ...uniqueValues, ...calendar];
  }

  /**
   * Builds a new record with its number and id, without writing it. Data still loading are awaited together with the
   * number.
   */
  async prepare(ctx: TenantContext, data: T | Promise<T>): Promise<Stored<T>> {
    const [fields, no] = await Promise.all([data, nextNo(ctx.tenantId, this.definition.name)]);
    const at = ctx.now.toISOString();
    return { ...fields, no, id: newId(ctx.now, no), rev: 1, createdAt: at, updatedAt: at };
  }

  /** Refuses a taken value early, before the guard would at the write. */
  async checkFree(ctx: Pick<TenantContext, 'tenantId'>, kind: string, value: string): Promise<void> {
    const rule = this.definition.unique?.find((candidate) => candidate.kind === kind);
    const owner = await uniqueValueOwner(ctx.tenantId, `${this.definition.name}.${kind}`, value);
    if (owner) throw new AppError('exists', { field: rule?.field ?? kind });
  }

  async create(ctx: TenantContext, data: T | Promise<T>, options?: WriteOptions): Promise<Stored<T>> {
    const record = await this.prepare(ctx, data);
    await commit(this.writes(ctx, undefined, record, options));
    return record;
  }

  /** Builds the condition that the record is still at this revision. */
  unchanged(ctx: TenantContext, { no, id, rev }: Stored<T>): Write {
    return recordUnchanged(ctx.tenantId, this.definition.name, no, rev, () => this.#stale(ctx, id));
  }

  /** Returns the record with new data and the next revision. */
  next(ctx: TenantContext, before: Stored<T>, data: T): Stored<T> {
    const { no, id, createdAt, deletedAt } = before;
    const kept = { no, id, createdAt, ...(deletedAt ? { deletedAt } : {}) };
    return {
      ...unknownFields(this.definition.fields, before),
      ...data,
      ...kept,
      rev: before.rev + 1,
      updatedAt: ctx.now.toISOString(),
    };
  }

  async update(ctx: TenantContext, before: Stored<T>, data: T, options?: WriteOptions): Promise<Stored<T>> {
    const after = this.next(ctx, before, data);
    await commit(this.writes(ctx, before, after, options));
    return after;
  }

  /** Marks a record deleted. Lists, pickers and calendar drop it; its log and number stay. */
  async remove(ctx: TenantContext, before: Stored<T>, options?: WriteOptions): Promise<void> {
    const after = { ...this.next(ctx, before, before), deletedAt: ctx.now.toISOString() };
    await commit(this.writes(ctx, before, after, options));
  }

  async restore(ctx: TenantContext, before: Stored<T>, options?: WriteOptions): Promise<Stored<T>> {
    const mergedInto = mergedIntoOf(before);
    if (mergedInto) throw new AppError('merged', { target: `/${this.definition.name}/${mergedInto}` });
    const after = this.next(ctx, before, before);
    delete after.deletedAt;
    await commit(this.writes(ctx, before, after, { action: 'restore', ...options }));
    return after;
  }

  /** Finds a record, even a deleted one. */
  async find(ctx: Pick<TenantContext, 'tenantId'>, id: Id): Promise<Stored<T> | undefined> {
    const found = await readOne<T>(ctx.tenantId, this.definition.name, noOf(id));
    return found?.id === id ? found : undefined;
  }

  /**
   * Finds the record, or throws 404: missing, deleted and "not yours" answer alike. The error of a merged record names
   * the remaining one.
   */
  async get(ctx: Pick<TenantContext, 'tenantId'>, id: Id): Promise<Stored<T>> {
    const found = await this.find(ctx, id);
    if (found && isLive(found)) return found;
    const mergedInto = found && (await this.#mergedInto(ctx, found));
    throw mergedInto
      ? new AppError('merged', { target: `/${this.definition.name}/${mergedInto.id}` })
      : new AppError('notFound');
  }

  /** Finds the record that one was merged into, over any number of merges. */
  async #mergedInto(ctx: Pick<TenantContext, 'tenantId'>, gone: Stored<T>): Promise<Stored<T> | undefined> {
    const next = mergedIntoOf(gone);
    const mergedInto = next ? await this.find(ctx, next) : undefined;
    return !mergedInto || isLive(mergedInto) ? mergedInto : this.#mergedInto(ctx, mergedInto);
  }

  /** Finds the record, or the one that it was merged into. */
  async standing(ctx: Pick<TenantContext, 'tenantId'>, id: Id): Promise<Stored<T> | undefined> {
    const found = await this.find(ctx, id);
    return !found || isLive(found) ? found : this.#mergedInto(ctx, found);
  }

  /** Finds a deleted record, to restore it. */
  async getDeleted(ctx: Pick<TenantContext, 'tenantId'>, id: Id): Promise<Stored<T>> {
    const found = await this.find(ctx, id);
    if (!found?.deletedAt) throw new AppError('notFound');
    return found;
  }

  /**
   * Finds the record that a caller wants to change, at the revision they saw. A stale one is refused with the newer
   * state. `check` runs first: a caller without the right learns nothing from a wrong revision.
   */
  async getForUpdate(
    ctx: Pick<TenantContext, 'tenantId'>,
    id: Id,
    rev: number,
    check?: (found: Stored<T>) => unknown,
  ): Promise<Stored<T>> {
    const found = await this.get(ctx, id);
    await check?.(found);
    if (found.rev !== rev) throw new AppError('stale', {}, { current: found });
    return found;
  }

  /** Reads records in the order of the numbers, and skips missing ones. */
  many(ctx: Pick<TenantContext, 'tenantId'>, nos: readonly number[], strong?: ReadonlySet<number>) {
    return readMany<T>(ctx.tenantId, this.definition.name, nos, strong);
  }

  /** Finds the records of the list that match all filters, and reads them strongly. One may be deleted since. */
  async where(
    { tenantId }: Pick<TenantContext, 'tenantId'>,
    filters: readonly Filter[],
    sort?: ListFilter['sort'],
  ): Promise<Stored<T>[]> {
    const nos = (await this.definition.list?.all(tenantId, { filters, ...(sort ? { sort } : {}) })) ?? [];
    return this.many({ tenantId }, nos, new Set(nos));
  }

  page(
    ctx: Pick<TenantContext, 'tenantId'>,
    query: ListQuery,
  ): Promise<Paged<Stored<T>> & { sums: ReadonlyMap<number, number> }> {
    const { list } = this.definition;
    if (!list) throw new Error(`${this.definition.name} has no list`);
    return readPage(ctx.tenantId, this.definition.name, list, query);
  }

  async #stale(ctx: TenantContext, id: Id): Promise<AppError> {
    return new AppError('stale', {}, { current: await this.find(ctx, id) });
  }
}
