import type { Rules } from './handlers.ts';
import { MAX_INVITEES } from './limits.ts';
import { nextState, refuse, start, telling, withRequest } from './outcome.ts';
import type { RequestFields } from './schemas.ts';

/** Refuses a request that cannot go out as it is. */
function checkInvitees({ invitees, sections }: RequestFields): void {
  if (invitees.length === 0) throw refuse('advancing.noInvitee', 'invitees');
  if (invitees.length > MAX_INVITEES) throw refuse('advancing.tooManyInvitees', 'invitees');
  const addresses = invitees.map(({ email }) => email.toLowerCase());
  const twice = addresses.findIndex((one, i) => addresses.indexOf(one) < i);
  if (twice >= 0) throw refuse('advancing.sameAddress', `invitees.${twice}.email`);
  const known = new Set(sections.filter(({ questions }) => questions.length > 0).map(({ key }) => key));
  const lost = invitees.findIndex((one) => one.sections.length === 0 || one.sections.some((key) => !known.has(key)));
  if (lost >= 0) throw refuse('advancing.noSection', `invitees.${lost}.sections`);
}

export const sending: Rules<'send'> = {
  send(aggregate, { show }, now) {
    const { request } = aggregate;
    const state = nextState(request, 'send');
    if (!show.isConfirmed) throw refuse('advancing.notConfirmed');
    if (now >= request.show.endsAt) throw refuse('advancing.tooLate');
    checkInvitees(request);
    const inviteeIds = request.invitees.map(({ id }) => id);
    return telling(withRequest(start(aggregate), { state, sentAt: now }), { type: 'invite', inviteeIds });
  },
};
