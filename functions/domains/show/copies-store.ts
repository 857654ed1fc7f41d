import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Write } from '#functions/platform/write.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { addMinutes } from '#shared/kernel/date.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { copyAt } from './copy.ts';
import { newShow } from './series.ts';

const DAY_MINUTES = 1440;

/** What writes a show once more, as many days later, in another production. */
export async function copyWrites(
  ctx: UserContext,
  id: Id,
  shiftDays: number,
  production: NonNullable<ShowFields['production']>,
): Promise<readonly Write[]> {
  const { fields, extra } = await copyAt(ctx, id, ({ start }) => addMinutes(start, shiftDays * DAY_MINUTES));
  return (await newShow(ctx, { fields: { ...fields, production }, extra }, 'copy')).writes;
}
