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
    'guest.request': t`asked for a guest`,
    'guest.tell': t`emailed a guest the decision`,
    'place.warn': t`told those who ask for guests that the cutoff is near`,
    'place.close': t`closed an allotment to requests`,
    'link.share': t`gave a link`,
    'link.renew': t`renewed a link`,
    'link.decided': t`told the recipient of the decisions`,
    linkOpened: t`opened a link`,
    linkCopied: t`copied a link`,
    linkWithdrawn: t`withdrew a link`,
  };
  const fields: Readonly<Record<string, string>> = {
    place: t`allotment`,
    guest: t`guest`,
    reason: t`reason`,
    recipient: t`recipient`,
    maxPlusOnes: t`maximum plus ones`,
    tellsGuests: t`email to guests`,
    collectAt: t`where to collect`,
    collectFrom: t`collect from`,
  };
  return {
    action: (action) => actions[action],
    field: (field) => fields[field],
    hidden: (field) => field === 'show' || field === 'artists',
  };
}
