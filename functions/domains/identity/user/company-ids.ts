import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { Role } from '#shared/kernel/access/permission.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** The companies a user acts for. Only the role of promoters acts for companies. */
export async function companyIdsFor(ctx: UserContext, role: Role, companyIds: readonly Id[] = []): Promise<Id[]> {
  if (companyIds.length > 0 && !seesPartiesOnly(role)) throw new AppError('choice', { field: 'companyIds' });
  const { names } = await servicesOf('company');
  const found = new Set((await names(ctx, companyIds)).map(({ id }) => id));
  const index = companyIds.findIndex((id) => !found.has(id));
  if (index >= 0) throw new AppError('choice', { field: `companyIds.${index}` });
  return [...new Set(companyIds)];
}
