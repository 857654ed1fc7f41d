import {
  PublicPage,
  UnknownLink,
  useNoReferrer,
  useReaderLocale,
} from '#web/domains/relations/link/widgets/public-page.tsx';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Door, DoorFoot } from './door.tsx';
import { useOpened } from './use-opened.ts';

const OpenDocument = part(async () => (await import('./open-document.tsx')).OpenDocument);

/** The door of a secret link, then its document. Nothing happens before the press of a button. */
export function Invited({ secret }: { readonly secret: string }) {
  useNoReferrer();
  const opened = useOpened(secret);
  const { found, seen, accept, isOpen } = opened;
  const { data: door, error } = found;
  useReaderLocale(door?.locale);
  const isEnded = door?.state === 'withdrawn' || door?.state === 'expired';
  if (isOpen && seen.data && !seen.error)
    return (
      <Later lines={8}>
        <OpenDocument secret={secret} invitation={seen.data} accept={accept} refresh={() => void seen.refetch()} />
      </Later>
    );
  const problem = error ?? (isEnded ? null : seen.error);
  return (
    <PublicPage agency={door?.agency} foot={<DoorFoot />}>
      {!problem && (!door || (isOpen && !seen.error)) && <SkeletonLines lines={5} />}
      {problem && !opened.isLost && <UnknownLink error={problem} />}
      {door && (isEnded || !isOpen) && <Door secret={secret} found={door} opened={opened} />}
    </PublicPage>
  );
}
