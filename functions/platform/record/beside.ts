import { newId } from '#functions/platform/data/id.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import { readMany, recordWrite } from './items.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
/** When a job must look at the data again. Undefined: never. */
type DueOf<T> = (data: Stored<T>) => { readonly kind: string; readonly at: string } | undefined;

/**
 * Data stored next to a record under the same number. It has its own revision, but no list and no log. Examples: the
 * deal of a show, the budget of a production.
 *   get   pk <tenant>#<name>#<no of the record>  sk R
 */
export const besideRecord = <T extends object>(name: string, dueOf?: DueOf<T>) => ({
  /** Read strongly: figures are shown right after they were written. */
  async of({ tenantId }: Tenant, no: number): Promise<Stored<T> | undefined> {
    const [found] = await readMany<T>(tenantId, name, [no], new Set([no]));
    return found;
  },
  /** Reads the data of many records strongly, in the order of the numbers. Records without data are left out. */
  many: ({ tenantId }: Tenant, nos: readonly number[]): Promise<Stored<T>[]> =>
    readMany<T>(tenantId, name, nos, new Set(nos)),
  next(ctx: Pick<TenantContext, 'now'>, no: number, before: Stored<T> | undefined, data: T): Stored<T> {
    const at = ctx.now.toISOString();
    const meta = before ?? { no, id: newId(ctx.now, no), rev: 0, createdAt: at };
    return { ...data, no: meta.no, id: meta.id, createdAt: meta.createdAt, rev: meta.rev + 1, updatedAt: at };
  },
  write: ({ tenantId }: Tenant, before: Stored<T> | undefined, after: Stored<T>): Write =>
    recordWrite(tenantId, name, before, after, { due: dueOf?.(after) }, async () => new AppError('stale')),
});
