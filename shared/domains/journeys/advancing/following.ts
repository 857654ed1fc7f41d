import { addDays, diffDays } from '#shared/kernel/time/date.ts';
import { isSame } from '#shared/kernel/values/same.ts';
import type { Rules } from './handlers.ts';
import { answerOf, type Change, itemState, saying, start, telling, withAnswer, withRequest } from './outcome.ts';
import type { RequestFields } from './schemas.ts';

/** Lets the people of a request follow a merged contact. */
export function followedContact<R extends Pick<RequestFields, 'invitees' | 'contacts'>>(
  request: R,
  fromId: string,
  toId: string,
): R {
  const { invitees, contacts = [] } = request;
  if (![...invitees, ...contacts].some(({ contactId }) => contactId === fromId)) return request;
  const moved = <T extends { readonly contactId?: string | undefined }>(one: T): T =>
    one.contactId === fromId ? { ...one, contactId: toId } : one;
  return { ...request, invitees: invitees.map(moved), contacts: contacts.map(moved) };
}

/** Lets a request follow its show, venue and contacts. */
export const following: Rules<'moveShow' | 'changeVenue' | 'mergeContact' | 'noteShowEdit'> = {
  moveShow(aggregate, { type: _type, by: _by, ...moved }) {
    const { show, deadline } = aggregate.request;
    const next = { ...show, ...moved };
    if (isSame(show, next)) return start(aggregate);
    return withRequest(start(aggregate), { show: next, deadline: addDays(deadline, diffDays(show.date, next.date)) });
  },

  /** The offers of the old venue end. Answers that were given stay. */
  changeVenue(aggregate, { venueId, venue = '' }) {
    const { show } = aggregate.request;
    if (show.venueId === venueId) return start(aggregate);
    const stale = Object.values(aggregate.answers).filter(({ offer }) => offer?.source === 'venue');
    return stale.reduce(
      (done: Change, { key }) => withAnswer(done, key, { offer: undefined }),
      withRequest(start(aggregate), { show: { ...show, venueId, venue } }),
    );
  },

  mergeContact(aggregate, { fromId, toId }) {
    const { request } = aggregate;
    const followed = followedContact(request, fromId, toId);
    return followed === request ? start(aggregate) : withRequest(start(aggregate), followed);
  },

  noteShowEdit(aggregate, { values, by }, now) {
    const edited = Object.entries(values).filter(
      ([key, value]) => itemState(aggregate, key) === 'approved' && !isSame(answerOf(aggregate, key).value, value),
    );
    if (edited.length === 0) return start(aggregate);
    const change = edited.reduce(
      (done, [key, value]) =>
        saying(done, key, { by, at: now, source: 'staff', value }, 'approved', { showValue: value }),
      start(aggregate),
    );
    return telling(change, { type: 'changedByStaff', keys: edited.map(([key]) => key) });
  },
};
