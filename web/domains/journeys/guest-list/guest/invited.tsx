import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import type { SeenGuestLink } from '#shared/domains/journeys/guest-list-link/view.ts';
import type { GuestLinkUse } from '#shared/domains/relations/link/schemas.ts';
import { Invitation } from '#web/domains/relations/link/widgets/invitation.tsx';
import { queryOf } from '#web/platform/api.ts';
import { isAway } from '#web/platform/api-error.ts';
import { onSignal } from '#web/platform/signals.ts';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { keptDoor, waitingActs } from './door-device.ts';
import type { KeptDoor } from './door-keeper.ts';
import { OpenLink } from './open-link.tsx';

const { routes } = guestListLinkContract;
const ReadLink = part(async () => (await import('./read-link.tsx')).ReadLink);

/** Check-ins that this device could not send before the session of its link ended. */
const Waiting = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <Notice tone="amber">
      <Plural
        value={count}
        one="# check-in is kept on this device. It is sent once you open the list."
        other="# check-ins are kept on this device. They are sent once you open the list."
      />
    </Notice>
  );

type WelcomeProps = Readonly<{ agency: string; senderName: string; use: GuestLinkUse | undefined; waiting: number }>;
const Welcome = ({ agency, senderName, use, waiting }: WelcomeProps) => (
  <>
    <UserRoundCheck size={28} aria-hidden="true" />
    <h1>
      {use === 'door' ? (
        <Trans>Check in the guests of {agency}</Trans>
      ) : (
        <Trans>{agency} asks you to name your guests</Trans>
      )}
    </h1>
    <p className="mut">
      {use === 'door' ? (
        <Trans>Open the list once with a connection. After that, it also works without one.</Trans>
      ) : (
        <Trans>
          {senderName} can answer your questions. You need no account, and opening the link asks for nothing.
        </Trans>
      )}
    </p>
    <Waiting count={waiting} />
  </>
);

interface OnDevice {
  readonly kept?: KeptDoor | undefined;
  /** The number of check-ins that wait. */
  readonly waiting: number;
  readonly isRead: boolean;
}
/** Reads what this device has of a door. A lost session leaves only what waits to be sent. */
function useDevice(secret: string): OnDevice {
  const [found, setFound] = useState<OnDevice>({ waiting: 0, isRead: false });
  useEffect(() => {
    const read = async (hasList: boolean) => {
      const [kept, waiting] = [await keptDoor(secret, Date.now()), await waitingActs(secret)];
      setFound({ kept: hasList ? kept : undefined, waiting, isRead: true });
    };
    void read(true);
    return onSignal('linkLost', () => void read(false));
  }, [secret]);
  return found;
}

/** The link of a guest list: to ask for guests, to read, or to check guests in at the door. */
export function InvitedToList({ secret }: { readonly secret: string }) {
  const { kept, waiting, isRead } = useDevice(secret);
  const found = useQuery({ ...queryOf(routes.door, { params: { secret } }), retry: false, networkMode: 'always' });
  const isLive = found.data?.state === 'live';
  if (!isRead) return <SkeletonLines lines={5} />;
  // A door goes on after a reload: it needs neither a press nor a connection.
  if (kept && (isLive || (!found.data && isAway(found.error))))
    return <OpenLink secret={secret} view={kept.view} kept={kept} />;
  if (isLive && found.data?.use === 'view') return <ReadLink secret={secret} />;
  return (
    <Invitation<SeenGuestLink>
      secret={secret}
      routes={routes}
      welcome={(door) => <Welcome {...door} use={found.data?.use} waiting={waiting} />}
      action={found.data?.use === 'door' ? <Trans>Open the door list</Trans> : <Trans>Open the guest list</Trans>}
      foot={<Trans>Sent with Backline. We only record that the list was opened, and what you enter.</Trans>}
    >
      {(view, onView) => <OpenLink secret={secret} view={view} onView={onView} />}
    </Invitation>
  );
}
