import { dateOf, type LocalDate } from '#shared/kernel/date.ts';
import { toLocal } from '#shared/kernel/zone.ts';
import { useMe } from '#web/platform/me.ts';

/** The date on the user's calendar. */
export const useToday = (): LocalDate => dateOf(toLocal(new Date().toISOString(), useMe().user.zone));
