import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

/** Tells whether a show, a contract or anything else that a merge would have to move names a record. */
export const isUsed = {
  company: async (ctx: Tenant, id: Id): Promise<boolean> =>
    (await import('#functions/domains/operator/reference-sync/public/used.ts')).isCompanyUsed(ctx, id),
  contact: async (ctx: Tenant, id: Id): Promise<boolean> =>
    (await import('#functions/domains/operator/reference-sync/public/used.ts')).isContactUsed(ctx, id),
};
