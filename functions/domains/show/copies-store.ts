import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { addMinutes } from '#shared/kernel/date.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { copyAt } from './copy.ts';
import { createAll } from './series.ts';

const DAY_MINUTES = 1440;

/** Each of these shows once more, as many days later, in another production: all of them or none. */
export async function copyShows(
  ctx: UserContext,
  ids: readonly Id[],
  shiftDays: number,
  production: NonNullable<ShowFields['production']>,
): Promise<void> {
  const copies = [];
  for (const id of ids) {
    const { fields, extra } = await copyAt(ctx, id, ({ start }) => addMinutes(start, shiftDays * DAY_MINUTES));
    copies.push({ fields: { ...fields, production }, extra });
  }
  await createAll(ctx, copies, 'copy');
}
