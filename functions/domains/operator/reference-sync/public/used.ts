import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Reference } from '#functions/platform/record/reference.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { companyReferences } from './company.ts';
import { contactReferences } from './contact.ts';

const usedIn =
  (references: readonly Pick<Reference<never>, 'nosOf'>[]) =>
  async ({ tenantId }: Pick<TenantContext, 'tenantId'>, id: Id): Promise<boolean> => {
    const found = await Promise.all(references.map(({ nosOf }) => nosOf(tenantId, id)));
    return found.some((nos) => nos.length > 0);
  };

/** Whether a show, a contract or anything else a merge would have to move names the record. */
export const isCompanyUsed = usedIn(companyReferences);
export const isContactUsed = usedIn(contactReferences);
