import { useLingui } from '@lingui/react/macro';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';

/** What happened within a list, in words. */
export function useLogWords(): ActivityWords {
  const { t } = useLingui();
  const actions: Readonly<Record<string, string>> = {
    'place.add': t`added a part`,
    'place.update': t`changed a part`,
    'place.remove': t`deleted a part`,
    'place.restore': t`brought a part back`,
    'guest.add': t`added a guest`,
    'guest.update': t`changed a guest`,
    'guest.remove': t`removed a guest`,
    'guest.approve': t`approved a guest`,
    'guest.wait': t`put a guest on the waiting list`,
    'guest.deny': t`denied a guest`,
    'guest.reopen': t`put a guest back to be decided`,
    'guest.admit': t`made room, and the first in line got in`,
    'guest.checkIn': t`checked a guest in`,
    'guest.takeBack': t`took a check-in back`,
  };
  const fields: Readonly<Record<string, string>> = {
    place: t`part`,
    guest: t`guest`,
    reason: t`reason`,
    maxPlusOnes: t`plus ones at most`,
  };
  return {
    action: (action) => actions[action],
    field: (field) => fields[field],
    hidden: (field) => field === 'show' || field === 'artists',
  };
}
