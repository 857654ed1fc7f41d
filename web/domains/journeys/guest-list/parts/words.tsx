import { msg } from '@lingui/core/macro';
import type { Asked, GuestStatus, ShowSummary } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { GuestLinkUse } from '#shared/domains/relations/link/schemas.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import { formatDay } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
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

export const useStatusNames = wordsHook<GuestStatus>({
  requested: msg`Pending`,
  approved: msg`Approved`,
  waitlist: msg`Waiting list`,
  denied: msg`Denied`,
  collected: msg`Checked in`,
});

/** The uses of a link, as the agency chooses them. */
export const useUseNames = wordsHook<GuestLinkUse>({
  request: msg`Ask for guests`,
  view: msg`Read the list`,
  door: msg`Check in at the door`,
});

export const useAskedNames = wordsHook<Asked>({
  email: msg`Email`,
  mobile: msg`Mobile`,
  documentNo: msg`Document number`,
});
