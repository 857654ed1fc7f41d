import * as z from 'zod';
import { GuestInput } from '#shared/domains/journeys/guest-list/schemas.ts';
import { doorErrors, LinkDoor } from '#shared/domains/relations/link/door.ts';
import { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { bySecret, reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id, IdParams } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { MAX_ACTS } from './limits.ts';
import { SeenPass } from './pass.ts';
import { DoorActInput, DoorAnswer, GuestLinkInput, GuestLinkUse, SeenGuestLink } from './view.ts';

const at = '/guestlist/invitation/{secret}';
const act = (name: string) => pageApi('POST', `${at}/${name}`);
const links = '/guestlists/{id}/links';
const OneLink = { params: IdParams.extend({ linkId: Id }), body: z.object({}) } as const;

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
    door: route(pageApi('GET', at), bySecret.writes(), { output: LinkDoor.extend({ use: GuestLinkUse }) }),
    /** Returns a list to read. Reading is its whole purpose, so it counts nothing (outsiders section 2). */
    list: route(pageApi('GET', `${at}/list`), bySecret.writes(), { output: SeenGuestLink }),
    open: route(act('open'), bySecret.writes(), { body: Nothing, output: SeenGuestLink }),
    /** The same again, for a browser that has opened the link. */
    see: route(act('see'), bySecret.writes(), { body: Nothing, output: SeenGuestLink }),
    askFor: route(act('guest'), bySecret.writes(), { body: GuestInput.extend({ placeId: Id }), output: SeenGuestLink }),
    change: route(act('guest/change'), bySecret.writes(), {
      body: GuestInput.extend({ placeId: Id, guestId: Id, rev: RevInput }),
      output: SeenGuestLink,
    }),
    drop: route(act('guest/drop'), bySecret.writes(), {
      body: z.object({ placeId: Id, guestId: Id }),
      output: SeenGuestLink,
    }),
    /** Checks guests in and out at a door. Acts that were sent before change nothing. */
    checkIn: route(act('checkin'), bySecret.writes(), {
      body: z.object({ acts: z.array(DoorActInput).min(1).max(MAX_ACTS) }),
      output: rowsOf(DoorAnswer),
    }),
    /** Returns the pass of a guest. Reading is its whole purpose, so it counts nothing (outsiders section 2). */
    pass: route(pageApi('GET', '/guest/{secret}'), bySecret.writes(), { output: SeenPass }),
    askAgain: route(act('ask'), bySecret.writes(), { body: Nothing, output: Done }),
    links: route(v1('GET', links), reads('guestList.update'), { output: rowsOf(LinkRow) }),
    /** Creates a link, and mails it where it has an address. */
    share: route(v1('PUT', links), writes('guestList.update'), {
      body: GuestLinkInput,
      answersSecret: true,
      output: z.object({ url: z.string().optional() }),
    }),
    withdraw: route(v1('POST', `${links}/{linkId}/withdraw`), writes('guestList.update'), {
      ...OneLink,
      output: LinkRow,
    }),
    /** Makes a link that has ended work again, and mails it anew. */
    renew: route(v1('POST', `${links}/{linkId}/renew`), writes('guestList.update'), { ...OneLink, output: LinkRow }),
    /** Returns a link to paste elsewhere. It is shown once, and the log names the user who copied it. */
    copy: route(v1('POST', `${links}/{linkId}/copy`), writes('guestList.update'), {
      ...OneLink,
      answersSecret: true,
      output: Url,
    }),
  },
});
