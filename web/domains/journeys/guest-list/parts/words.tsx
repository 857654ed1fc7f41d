import { useLingui } from '@lingui/react/macro';
import type { Asked, GuestStatus, ShowSummary } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { GuestLinkUse } from '#shared/domains/relations/link/schemas.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import { formatDay } from '#web/platform/format.ts';
import type { Tone } from '#web/ui/tone.ts';

/** When a show is, under the evening it belongs to. */
export const whenText = (show: Pick<ShowSummary, 'start' | 'end' | 'isAllDay' | 'isNight'>): string => {
  const { first, last } = bookedDays(show);
  const day = formatDay({ date: first, ...(last > first ? { lastDate: last } : {}) });
  return show.isAllDay ? day : `${day} ${timeOf(show.start)}`;
};

export const whereText = ({ venue, city }: Pick<ShowSummary, 'venue' | 'city'>): string =>
  [venue, city].filter(Boolean).join(', ');

export const TONES: Readonly<Record<GuestStatus, Tone>> = {
  requested: 'blue',
  approved: 'grey',
  waitlist: 'amber',
  denied: 'red',
  collected: 'green',
};

export function useStatusNames(): Readonly<Record<GuestStatus, string>> {
  const { t } = useLingui();
  return {
    requested: t`Pending`,
    approved: t`Approved`,
    waitlist: t`Waiting list`,
    denied: t`Denied`,
    collected: t`Checked in`,
  };
}

/** The uses of a link, as the agency chooses them. */
export function useUseNames(): Readonly<Record<GuestLinkUse, string>> {
  const { t } = useLingui();
  return { request: t`Ask for guests`, view: t`Read the list`, door: t`Check in at the door` };
}

export function useAskedNames(): Readonly<Record<Asked, string>> {
  const { t } = useLingui();
  return { email: t`Email`, mobile: t`Mobile`, documentNo: t`Document number` };
}
