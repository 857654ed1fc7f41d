import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CalendarPlus, CalendarRange, type LucideIcon } from 'lucide-react';
import { CAN_CREATE } from '#shared/kernel/access/can-create.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import type { AppointmentContext } from '#web/platform/appointment-context.ts';
import type { CanCreate } from '#web/platform/me.ts';
import { KIND_ICONS, NEW_WORDS } from '#web/ui/record/kinds.ts';

export interface AppointmentKind {
  readonly kind: (typeof CAN_CREATE)[number];
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}
const LABELS: Readonly<Record<AppointmentKind['kind'], MessageDescriptor>> = {
  ...NEW_WORDS,
  externalCalendar: msg`New external calendar entry`,
};
/** The new-appointment menu of the spec, section 2, in its order. */
export const APPOINTMENT_KINDS: readonly AppointmentKind[] = CAN_CREATE.map((kind) => ({
  kind,
  to: kind === 'externalCalendar' ? '/externalevent/new' : `${pathOfKind(kind)}/new`,
  label: LABELS[kind],
  icon: kind === 'externalCalendar' ? CalendarPlus : KIND_ICONS[kind],
}));

/** Many shows at once. People outside the agency ask for one show at a time. */
export const NEW_TOUR = { to: '/show/tour', label: msg`New tour`, icon: CalendarRange } as const;

export type AppointmentButton =
  | { readonly state: 'hidden' }
  | { readonly state: 'direct'; readonly kind: AppointmentKind }
  | { readonly state: 'menu'; readonly kinds: readonly AppointmentKind[] };

/** Only what the user may create and what has its page; a single show opens at once, nothing hides the button. */
export function appointmentButton(
  kinds: readonly AppointmentKind[],
  canCreate: CanCreate,
  hasPage: (path: string) => boolean,
): AppointmentButton {
  const open = kinds.filter(({ kind, to }) => canCreate[kind] && hasPage(to));
  const [first] = open;
  if (!first) return { state: 'hidden' };
  return open.length === 1 && first.kind === 'show' ? { state: 'direct', kind: first } : { state: 'menu', kinds: open };
}

/** New pages take the date and the artist. */
export function appointmentAddress(
  { to }: Pick<AppointmentKind, 'to'>,
  { date, artistId }: AppointmentContext,
): string {
  const search = new URLSearchParams({
    ...(date ? { date } : {}),
    ...(artistId ? { artistId } : {}),
  });
  return search.size > 0 ? `${to}?${search}` : to;
}
