import * as z from 'zod';
import { GuestInput } from '#shared/domains/journeys/guest-list/schemas.ts';
import { doorErrors, LinkDoor } from '#shared/domains/relations/link/door.ts';
import { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { bySecret } from '#shared/domains/relations/link/step-routes.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id, IdParams } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { MAX_ACTS } from './limits.ts';
import { DoorActInput, DoorAnswer, GuestLinkInput, GuestLinkUse, SeenGuestLink } from './view.ts';

const write = ['table:read', 'table:write'] as const;
const at = '/guestlist/invitation/{secret}';
const act = (name: string) => ({ ...pageApi('POST', `${at}/${name}`), ...bySecret });
const staff = { audience: 'user', permission: 'guestList.update', grants: write } as const;
const links = '/guestlists/{id}/links';
const OneLink = { ...staff, params: IdParams.extend({ linkId: Id }), body: z.object({}) };
const Nothing = z.object({});

/** People outside act through their link: a GET changes nothing, each act is a POST (outsiders section 1). */
export const guestListLinkContract = contract('guest-list-link', {
  errors: {
    ...doorErrors,
    'guestList.cutoffPassed': 409,
    'guestList.full': 409,
    'guestList.plusOnes': 400,
    'guestList.badStep': 409,
    'guestList.manyGuests': 409,
    'guestListLink.many': 409,
    'guestListLink.wrongUse': 403,
    'guestListLink.over': 409,
  },
  routes: {
    /** Tells the use too: a list to read opens by reading, the others by a button. */
    door: route({ ...pageApi('GET', at), ...bySecret, output: LinkDoor.extend({ use: GuestLinkUse }) }),
    /** Returns a list to read. Reading is its whole purpose, so it counts nothing (outsiders section 2). */
    list: route({ ...pageApi('GET', `${at}/list`), ...bySecret, output: SeenGuestLink }),
    open: route({ ...act('open'), body: Nothing, output: SeenGuestLink }),
    /** The same again, for a browser that has opened the link. */
    see: route({ ...act('see'), body: Nothing, output: SeenGuestLink }),
    askFor: route({ ...act('guest'), body: GuestInput.extend({ placeId: Id }), output: SeenGuestLink }),
    change: route({
      ...act('guest/change'),
      body: GuestInput.extend({ placeId: Id, guestId: Id, rev: RevInput }),
      output: SeenGuestLink,
    }),
    drop: route({ ...act('guest/drop'), body: z.object({ placeId: Id, guestId: Id }), output: SeenGuestLink }),
    /** Checks guests in and out at a door. Acts that were sent before change nothing. */
    checkIn: route({
      ...act('checkin'),
      body: z.object({ acts: z.array(DoorActInput).min(1).max(MAX_ACTS) }),
      output: z.object({ rows: z.array(DoorAnswer) }),
    }),
    askAgain: route({ ...act('ask'), body: Nothing, output: Done }),
    links: route({
      ...v1('GET', links),
      ...staff,
      grants: ['table:read'],
      params: IdParams,
      output: z.object({ rows: z.array(LinkRow) }),
    }),
    /** Creates a link, and mails it where it has an address. */
    share: route({
      ...v1('PUT', links),
      ...staff,
      params: IdParams,
      body: GuestLinkInput,
      answersSecret: true,
      output: z.object({ url: z.string().optional() }),
    }),
    withdraw: route({ ...v1('POST', `${links}/{linkId}/withdraw`), ...OneLink, output: LinkRow }),
    /** Makes a link that has ended work again, and mails it anew. */
    renew: route({ ...v1('POST', `${links}/{linkId}/renew`), ...OneLink, output: LinkRow }),
    /** Returns a link to paste elsewhere. It is shown once, and the log names the user who copied it. */
    copy: route({
      ...v1('POST', `${links}/{linkId}/copy`),
      ...OneLink,
      answersSecret: true,
      output: z.object({ url: z.string() }),
    }),
  },
});
