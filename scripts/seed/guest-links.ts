import { linkWrite } from '#functions/domains/relations/link/store.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { linkEnd } from '#shared/domains/journeys/guest-list/cutoff.ts';
import type { Guest, GuestListFields, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { putWrites } from './writer.ts';

const DAY_MS = 86_400_000;
/** The person who asks for guests of the promoter. */
const ASKER = { name: 'Femke de Wit', email: 'femke@hall.example' };

interface Story {
  readonly use: NonNullable<Link['guests']>['use'];
  readonly recipient: Link['recipient'];
  /** The name of its one allotment. */
  readonly place?: string;
  readonly opens: number;
  readonly state: Link['state'];
  /** Ended before today. */
  readonly isOver?: true;
}
/** A link of every use and in every state. */
const STORIES: readonly Story[] = [
  { use: 'request', recipient: ASKER, place: 'Promoter', opens: 2, state: 'live' },
  { use: 'request', recipient: { name: 'Tour manager', email: '' }, place: 'Band', opens: 0, state: 'live' },
  { use: 'view', recipient: { name: 'Box office', email: 'boxoffice@hall.example' }, opens: 0, state: 'live' },
  { use: 'door', recipient: { name: 'Front door', email: '' }, opens: 1, state: 'live' },
  { use: 'door', recipient: { name: 'Back door', email: '' }, opens: 1, state: 'withdrawn' },
  { use: 'request', recipient: { name: 'Press office', email: '' }, opens: 1, state: 'live', isOver: true },
];

interface Linked {
  readonly stage: Stage;
  readonly list: Stored<GuestListFields>;
  readonly agent: Stored<UserFields>;
  readonly agency: string;
  readonly random: Random;
}
type GuestLink = Link & { readonly tenantId: string };

/** Makes the links of a list. The first is that of the asker. */
export function guestLinks({ stage, list, agent, agency, random }: Linked, places: readonly Place[]): GuestLink[] {
  const today = Date.parse(`${stage.today}T09:00:00Z`);
  return STORIES.map(({ use, recipient, place, opens, state, isOver }, i) => {
    const placeId = places.find(({ name }) => name === place)?.id;
    const createdAt = today - (STORIES.length - i) * DAY_MS;
    return {
      id: makeId(list.no, createdAt, random.bytes(6)),
      tenantId: stage.tenantId,
      kind: 'guestList',
      entity: 'guestList',
      recordId: list.id,
      title: list.name,
      recipient,
      locale: 'en',
      agency,
      artistIds: list.artists.map(({ artistId }) => artistId),
      sender: { userId: agent.id, name: agent.name, email: agent.email },
      generation: 1,
      state,
      expiresAt: isOver ? new Date(today - DAY_MS).toISOString() : linkEnd(list.show),
      createdAt: new Date(createdAt).toISOString(),
      secrets: [],
      opens,
      guests: { use, ...(placeId ? { placeId } : {}) },
      ...(opens > 0 ? { lastOpenedAt: new Date(createdAt + DAY_MS / 4).toISOString() } : {}),
      ...(recipient.email ? { mail: 'sent' as const } : {}),
    };
  });
}

/** The guests of a list, of whom the first link's reader asked for those in its allotment. */
export function askedBy([link]: readonly GuestLink[], guests: readonly Guest[]): Guest[] {
  if (!link) return [...guests];
  const requestedBy = { linkId: link.id, name: link.recipient.name };
  return guests.map((guest) => (guest.placeId === link.guests?.placeId ? { ...guest, requestedBy } : guest));
}

export const putLinks = (links: readonly GuestLink[]): Promise<void> =>
  putWrites(links.map((link) => linkWrite(undefined, link)));
