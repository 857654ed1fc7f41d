import { seenChanges } from '#functions/domains/identity/free-field/public/activity.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { seenLog } from '#functions/platform/record/fields.ts';
import { userActionContract } from '#shared/domains/operator/user-action/contract.ts';
import { definedFields } from '#shared/fields.ts';
import { addDays, at, type LocalDate } from '#shared/kernel/time/date.ts';
import { afterGap, dayIn, toInstant } from '#shared/kernel/time/zone.ts';
import { actionsOf } from '../store.ts';

/** When a day begins in a zone; where midnight was skipped, at the first moment after it. */
function dayBegins(date: LocalDate, zone: string): Date {
  const midnight = at(date, '00:00');
  const found = toInstant(midnight, zone);
  const begin = found.ok ? found : toInstant(afterGap(midnight, zone), zone);
  if (!begin.ok) throw new Error(`${date} does not begin in ${zone}`);
  return new Date(begin.instant);
}

/** Days are the agency's; nothing was done before it was there, nor after now. */
export const handler = endpoint(userActionContract.routes.list, async ({ body, ctx }) => {
  const { createdAt, zone } = await clientOf(ctx.tenantId);
  const opened = new Date(createdAt || 0);
  const dayOf = (moment: Date) => dayIn(moment, zone);
  if (body.to && body.to < dayOf(opened)) return { rows: [] };
  const from = body.from && body.from > dayOf(opened) ? dayBegins(body.from, zone) : opened;
  const to =
    body.to && body.to < dayOf(ctx.now) ? new Date(dayBegins(addDays(body.to, 1), zone).getTime() - 1) : ctx.now;
  if (from > to) return { rows: [] };
  const found = await actionsOf(ctx.tenantId, { from, to }, body);
  const rows = await seenChanges(ctx, found.rows, ({ entity }) => entity);
  return { ...found, rows: rows.flatMap((row) => seenLog(ctx, definedFields(row.entity), [row])) };
});
