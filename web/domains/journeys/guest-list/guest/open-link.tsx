import type { SeenGuestLink } from '#shared/domains/journeys/guest-list-link/view.ts';
import { part } from '#web/ui/part.tsx';
import type { KeptDoor } from './door-keeper.ts';

const AskPage = part(async () => (await import('./ask-page.tsx')).AskPage);
const DoorPage = part(async () => (await import('./door-page.tsx')).DoorPage);

export interface OpenLinkProps {
  readonly secret: string;
  readonly view: SeenGuestLink;
  readonly onView?: (view: SeenGuestLink) => void;
  /** The list that this device has kept. */
  readonly kept?: KeptDoor;
}
const IGNORE = () => undefined;
/** Shows an opened link by its use. */
export function OpenLink({ secret, view, onView = IGNORE, kept }: OpenLinkProps) {
  const { door, request } = view;
  if (door) return <DoorPage secret={secret} view={{ ...view, door }} kept={kept} />;
  return request ? <AskPage secret={secret} view={{ ...view, request }} onView={onView} /> : null;
}
