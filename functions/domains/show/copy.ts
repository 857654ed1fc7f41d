import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { lengthMinutes } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { addMinutes, type LocalDateTime } from '#shared/kernel/date.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { checkAccess, checkInside } from './access.ts';
import { inputOf } from './input.ts';
import { prepareShow } from './prepare.ts';
import { showStore } from './store.ts';

/** The same show as an open one: no lock, no expiry, and none of the days that belong to its own date. */
export async function copyAt(ctx: UserContext, id: Id, start?: LocalDateTime): Promise<ShowFields> {
  checkInside(ctx);
  const source = checkAccess(ctx, await showStore.get(ctx, id));
  const times = start ? { start, end: addMinutes(start, lengthMinutes(source)) } : {};
  const input = { ...inputOf(source), ...times, expiresOn: undefined, announceAt: undefined, onSaleAt: undefined };
  return prepareShow(ctx, input, { number: '', owner: source.owner, freeFields: source.freeFields }, source);
}
