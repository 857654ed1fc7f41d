import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { optionEnd, showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

type Ending = Pick<ShowFields, 'phase' | 'start' | 'end' | 'isNight' | 'zone'>;
export type EndOf = (show: Ending) => LocalDate | undefined;

/** The last day of a new option, by the agency's default option length. Other shows have none. */
export async function usualEnd(ctx: UserContext): Promise<EndOf> {
  const { optionDays } = await agencyOf(ctx);
  return (show) =>
    show.phase === 'options' ? optionEnd(dayIn(ctx.now, show.zone), optionDays, showDay(show)) || undefined : undefined;
}
