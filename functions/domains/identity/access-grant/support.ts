import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkTerms } from '#shared/domains/identity/access-grant/rules.ts';
import type { GrantRow, SupportRequest } from '#shared/domains/identity/access-grant/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { askFor } from './ask.ts';
import { rowOf, rowsOf } from './rows.ts';
import { ofOperators } from './store.ts';

/** An operator asks an agency for access of their own, to all its artists. */
export async function askForSupport(ctx: UserContext, { tenantId, ...terms }: SupportRequest): Promise<GrantRow> {
  const asked = { ...terms, allArtists: true, artistIds: [] };
  checkTerms(asked, ctx.now);
  const { userId } = ctx.actor;
  const [{ name, email }] = await Promise.all([userStore.get(ctx, userId), clientOf(tenantId)]);
  const acting = { tenantId, now: ctx.now, actor: { userId, name } };
  return rowOf(acting, await askFor(acting, { ...asked, name, email, origin: 'operator' }));
}

/** Lists what operators asked an agency for. */
export async function supportOf({ now }: UserContext, tenantId: Id): Promise<GrantRow[]> {
  const { id } = await clientOf(tenantId);
  return rowsOf({ tenantId: id, now }, await ofOperators(id));
}
