import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, Wifi } from 'lucide-react';
import type { DoorGuest } from '#shared/domains/journeys/guest-list-link/view.ts';
import { formatTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { headCount } from './door-acts.ts';
import type { Door, DoorState } from './door-keeper.ts';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How many people are here, of all who may come. */
export function Heads({ guests }: { readonly guests: readonly DoorGuest[] }) {
  const { here, all } = headCount(guests);
  return (
    <p className="gg-heads num" role="status">
      <Trans>
        <b>{here}</b> of {all} people are here
      </Trans>
    </p>
  );
}

/** Whether the door has a connection, how old its list is, and how many check-ins wait to be sent. */
export function Connection({ state }: { readonly state: DoorState }) {
  const { isAway, isUnkept, acts, kept } = state;
  const at = formatTime(kept.at, zone());
  const waits = acts.length;
  if (!isAway)
    return (
      <p className="row meta num">
        <Wifi size={13} aria-hidden="true" />
        <Trans>Connected. List of {at}</Trans>
      </p>
    );
  return (
    <div className="gg-away" role="status">
      <CloudOff size={15} aria-hidden="true" />
      <span>
        <b>
          <Trans>Offline. The list is from {at}.</Trans>{' '}
        </b>
        {waits > 0 && (
          <Plural
            value={waits}
            one="# check-in is kept on this device and sent later."
            other="# check-ins are kept on this device and sent later."
          />
        )}
        {waits === 0 && <Trans>You can go on: check-ins are kept on this device and sent later.</Trans>}
        {isUnkept && (
          <b>
            {' '}
            <Trans>This browser keeps nothing: do not close or reload the page.</Trans>
          </b>
        )}
      </span>
    </div>
  );
}

/** Guests whom this door let in while they were taken off the list elsewhere. */
export function Refused({ door }: { readonly door: Door }) {
  const { t } = useLingui();
  const { refused } = door.use();
  if (refused.length === 0) return null;
  const names = refused.join(', ');
  return (
    <Notice
      tone="red"
      fact={t`No longer on the list: ${names}.`}
      action={
        <Button size="sm" onClick={door.forgetRefused}>
          {t`OK`}
        </Button>
      }
    >
      {t`You checked them in before this door knew. Tell the agency.`}
    </Notice>
  );
}
