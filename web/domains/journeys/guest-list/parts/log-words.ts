import { useLingui } from '@lingui/react/macro';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';

/** Puts the log of a guest list into words. */
export function useLogWords(): ActivityWords {
  const { t } = useLingui();
  const actions: Readonly<Record<string, string>> = {
    'place.add': t`added an allotment`,
    'place.update': t`changed an allotment`,
    'place.remove': t`deleted an allotment`,
    'place.restore': t`restored an allotment`,
    'guest.add': t`added a guest`,
    'guest.update': t`changed a guest`,
    'guest.remove': t`removed a guest`,
    'guest.approve': t`approved a guest`,
    'guest.wait': t`put a guest on the waiting list`,
    'guest.deny': t`denied a guest`,
    'guest.reopen': t`set a guest back to pending`,
    'guest.admit': t`freed places, and the first guest on the waiting list got in`,
    'guest.checkIn': t`checked a guest in`,
    'guest.takeBack': t`undid a check-in`,
  };
  const fields: Readonly<Record<string, string>> = {
    place: t`allotment`,
    guest: t`guest`,
    reason: t`reason`,
    maxPlusOnes: t`maximum plus ones`,
  };
  return {
    action: (action) => actions[action],
    field: (field) => fields[field],
    hidden: (field) => field === 'show' || field === 'artists',
  };
}
