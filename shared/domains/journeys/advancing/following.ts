import { addDays, diffDays } from '#shared/kernel/time/date.ts';
import { isSame } from '#shared/kernel/values/same.ts';
import type { Rules } from './handlers.ts';
import { answerOf, type Change, itemState, saying, start, telling, withAnswer, withRequest } from './outcome.ts';

/** Lets a request follow its show, venue and contacts. */
export const following: Rules<'moveShow' | 'changeVenue' | 'mergeContact' | 'noteShowEdit'> = {
  moveShow(aggregate, { date, endsAt }) {
    const { show, deadline } = aggregate.request;
    if (show.date === date && show.endsAt === endsAt) return start(aggregate);
    const moved = addDays(deadline, diffDays(show.date, date));
    return withRequest(start(aggregate), { show: { ...show, date, endsAt }, deadline: moved });
  },

  /** The offers of the old venue end. Answers that were given stay. */
  changeVenue(aggregate, { venueId }) {
    const { show } = aggregate.request;
    if (show.venueId === venueId) return start(aggregate);
    const stale = Object.values(aggregate.answers).filter(({ offer }) => offer?.source === 'venue');
    return stale.reduce(
      (done: Change, { key }) => withAnswer(done, key, { offer: undefined }),
      withRequest(start(aggregate), { show: { ...show, venueId } }),
    );
  },

  mergeContact(aggregate, { fromId, toId }) {
    const { invitees } = aggregate.request;
    if (!invitees.some(({ contactId }) => contactId === fromId)) return start(aggregate);
    return withRequest(start(aggregate), {
      invitees: invitees.map((one) => (one.contactId === fromId ? { ...one, contactId: toId } : one)),
    });
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
