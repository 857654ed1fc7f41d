import { Trans } from '@lingui/react/macro';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import { useNoReferrer } from '#web/domains/relations/link/widgets/public-page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import type { KeptDoor } from './door-keeper.ts';
import { DoorList } from './door-list.tsx';
import { NightHead } from './night-head.tsx';
import { useDoor } from './use-door.ts';
import './guest.css';

type DoorPageProps = Readonly<{ secret: string; view: KeptDoor['view']; kept: KeptDoor | undefined }>;
/** The door of a night: its guests by name, checked in by a tap or by their code, with or without a connection. */
export function DoorPage({ secret, view, kept }: DoorPageProps) {
  useNoReferrer();
  const door = useDoor({ secret, view, kept });
  return (
    <OpenedPage
      agency={view.agency}
      isPreview={view.isPreview}
      foot={<Trans>Sent with Backline. Check-ins are recorded with the name of this link and the time.</Trans>}
    >
      <NightHead night={view.night} />
      {door ? <DoorList door={door} isPreview={view.isPreview} /> : <SkeletonLines lines={8} />}
    </OpenedPage>
  );
}
