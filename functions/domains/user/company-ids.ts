import { companyStore } from '#functions/domains/company/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Role } from '#shared/kernel/permission.ts';
import { seesPartiesOnly } from '#shared/kernel/role-presets.ts';

/** The companies a user acts for. Only the role of promoters acts for companies. */
export async function companyIdsFor(ctx: UserContext, role: Role, companyIds: readonly Id[] = []): Promise<Id[]> {
  if (companyIds.length > 0 && !seesPartiesOnly(role)) throw new AppError('choice', { field: 'companyIds' });
  const found = await companyStore.many(ctx, companyIds.map(noOf));
  const index = companyIds.findIndex((id) => !found.some((company) => company.id === id && !company.deletedAt));
  if (index >= 0) throw new AppError('choice', { field: `companyIds.${index}` });
  return [...new Set(companyIds)];
}
