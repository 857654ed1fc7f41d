import { linksOf } from '#functions/domains/relations/link/store.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import type { Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import type { SeenGuestLink } from '#shared/domains/journeys/guest-list-link/view.ts';
import { addGuest, makeList, makePlace } from '#test/api/guest-list/list.ts';
import { Visitor } from '#test/api/link/door.ts';
import { ok } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';

export const { routes } = guestListLinkContract;
const staff = guestListContract.routes;
export const VERA = { name: 'Vera', email: 'vera@promoter.example', locale: 'en' as const };
type Mails = readonly { readonly to: string; readonly text: string }[];

export interface Made {
  readonly id: string;
  readonly place: Place;
}
/** A list with one place of ten heads. */
export async function listWith(agency: Agency, more: object = {}, showId?: string): Promise<Made> {
  const { id } = await makeList(agency, showId);
  return { id, place: await makePlace(agency, id, more) };
}

/** Makes a link without an address. Answers with its secret. */
export async function secretFor(agency: Agency, id: string, input: object): Promise<string> {
  const body = { name: 'Vera', locale: 'en' as const, use: 'request' as const, ...input };
  const { url } = await ok(routes.share, agency.users.agent, { params: { id }, body });
  return url?.split('/').at(-1) ?? '';
}

/** A browser that has opened a link. */
export async function opened(secret: string): Promise<{ visitor: Visitor; seen: SeenGuestLink }> {
  const visitor = new Visitor();
  const { status, body } = await visitor.call(routes.open, secret, {});
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { visitor, seen: body };
}
export async function openedFor(agency: Agency, id: string, input: object) {
  const secret = await secretFor(agency, id, input);
  return { secret, ...(await opened(secret)) };
}

export const contentOf = ({ users }: Agency, id: string) => ok(staff.content, users.agent, { params: { id } });
export const totalsOf = async ({ users }: Agency, id: string) =>
  (await ok(staff.get, users.agent, { params: { id } })).totals;
export const linksTo = ({ tenantId }: Agency, id: string) => linksOf(tenantId, 'guestList', id);

/** An approved guest. */
export async function approvedGuest(agency: Agency, { id, place }: Made, more: object = {}) {
  const { guests } = await addGuest(agency, { id, placeId: place.id }, more);
  const [guest] = guests;
  if (!guest) throw new Error('no guest');
  if (guest.status === 'approved') return guest;
  const params = { id, placeId: place.id, guestId: guest.id };
  const answer = await ok(staff.decide, agency.users.agent, { params, body: { rev: guest.rev, decision: 'approve' } });
  return answer.guests.find((one) => one.id === guest.id) ?? guest;
}

/** Sends the mails that the writes of a list have promised. */
export const sendMails = ({ tenantId }: Agency, id: string) =>
  workOff({ tenantId, entity: 'guestList', id }, 'guestListMail');
export const secretIn = (mails: Mails, to = VERA.email): string => {
  const found = mails.findLast((one) => one.to === to && one.text.includes('/guestlist/invitation/'));
  return /\/guestlist\/invitation\/([\w-]{43})/.exec(found?.text ?? '')?.[1] ?? '';
};
