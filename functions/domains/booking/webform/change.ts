import { rosterOf } from '#functions/domains/relations/artist/public/roster-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { artistsNow } from './live.ts';
import { webformStore } from './store.ts';

/**
 * One part of a form, changed over whatever else changed meanwhile; answers the form as it is then. Artists who have left
 * the roster leave it.
 */
export async function changeForm(
  ctx: UserContext,
  id: Id,
  change: (form: WebformInput) => Partial<WebformInput>,
  action: string,
) {
  const [{ no }, roster] = await Promise.all([webformStore.get(ctx, id), rosterOf(ctx.tenantId)]);
  await changeRecord(
    ctx,
    webformStore,
    no,
    (form) => {
      const now = { ...form, artists: artistsNow(form, roster) };
      return { ...now, ...change(now) };
    },
    () => ({ action }),
  );
  const [form] = await webformStore.many(ctx, [noOf(id)], new Set([noOf(id)]));
  return form ?? webformStore.get(ctx, id);
}
