import * as z from 'zod';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { FileUrl, rowsOf } from '#shared/kernel/contract/parts.ts';
import { recordRoutes, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { fileErrors } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { DECISIONS } from './rules.ts';
import {
  Guest,
  GuestInput,
  GuestList,
  GuestListChange,
  GuestListInput,
  GuestListRow,
  NOTE_MAX,
  Place,
  PlaceInput,
} from './schemas.ts';

export const GUEST_LIST_LIST = { fields: ['artist', 'show'], sorts: ['date', 'name', 'artist'] } as const;
export const GuestListListRequest = listRequest(GUEST_LIST_LIST);

const { update, ...plain } = recordRoutes({
  domain: 'guestlist',
  plural: 'guestlists',
  input: GuestListInput,
  output: GuestList,
  row: GuestListRow,
  list: GuestListListRequest,
  right: (action) => `guestList.${action}` as Permission,
});

const [ONE, PLACE, GUEST] = ['/guestlists/{id}', '/places/{placeId}', '/guests/{guestId}'] as const;
const PlaceParams = z.object({ id: Id, placeId: Id });
const GuestParams = PlaceParams.extend({ guestId: Id });

/** The places and guests of a list, without removed places and their guests. */
const Content = z.object({ places: z.array(Place), guests: z.array(Guest) });
export type Content = z.infer<typeof Content>;
/** The result of a write: its place, the guest that it was about, and the guests that it admitted. */
const Changed = z.object({ place: Place, guests: z.array(Guest) });
export type Changed = z.infer<typeof Changed>;

const place = { params: PlaceParams, output: Changed } as const;
const guest = { params: GuestParams, output: Changed } as const;

export const guestListContract = contract('guest-list', {
  errors: {
    'guestList.full': 409,
    'guestList.allotmentTaken': 409,
    'guestList.plusOnes': 400,
    'guestList.badStep': 409,
    'guestList.manyGuests': 409,
    'guestList.manyPlaces': 409,
    ...fileErrors,
  },
  routes: {
    ...plain,
    /** Updates a list, except for its show. */
    update: { ...update, body: GuestListChange.extend({ rev: RevInput }) },
    /** Returns the lists of a show, for its page. */
    ofShow: route(v1('GET', '/shows/{id}/guestlists'), reads('guestList.read'), { output: rowsOf(GuestListRow) }),
    content: route(v1('GET', `${ONE}/places`), reads('guestList.read'), { output: Content }),
    createPlace: route(v1('PUT', `${ONE}/places`), writes('guestList.update'), { body: PlaceInput, output: Changed }),
    updatePlace: route(v1('POST', `${ONE}${PLACE}`), writes('guestList.update'), {
      ...place,
      body: PlaceInput.extend({ rev: RevInput }),
    }),
    /** Removes a place with its guests. `restorePlace` restores both. */
    removePlace: route(v1('DELETE', `${ONE}${PLACE}`), writes('guestList.update'), place),
    restorePlace: route(v1('POST', `${ONE}${PLACE}/restore`), writes('guestList.update'), place),
    addGuest: route(v1('PUT', `${ONE}${PLACE}/guests`), writes('guestList.update'), { ...place, body: GuestInput }),
    updateGuest: route(v1('POST', `${ONE}${PLACE}${GUEST}`), writes('guestList.update'), {
      ...guest,
      body: GuestInput.extend({ rev: RevInput }),
    }),
    removeGuest: route(v1('DELETE', `${ONE}${PLACE}${GUEST}`), writes('guestList.update'), guest),
    decide: route(v1('POST', `${ONE}${PLACE}${GUEST}/decide`), writes('guestList.update'), {
      ...guest,
      body: z.object({
        rev: RevInput,
        decision: z.enum(DECISIONS, { error: 'choice' }),
        /** Of a denial. */
        reason: text(NOTE_MAX).optional(),
      }),
    }),
    /** Checks a guest in at the door. A second call changes nothing, and an outdated revision does not matter. */
    checkIn: route(v1('POST', `${ONE}${PLACE}${GUEST}/checkin`), writes('guestList.update'), {
      ...guest,
      body: z.object({
        isHere: z.boolean().default(true),
        /** The time of the check-in, if the door reports it later. */
        at: Instant.optional(),
      }),
    }),
    /** Exports a list as a sheet; returns an address that is valid for a minute. */
    export: route(v1('GET', `${ONE}/export`), writes('guestList.read', 'files:read', 'files:write'), {
      memory: 1024,
      output: FileUrl,
    }),
  },
});
