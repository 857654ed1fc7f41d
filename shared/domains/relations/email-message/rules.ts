import type { EmailFields } from './schemas.ts';
import { EMAIL_STATES, type EmailState } from './states.ts';

/** The order of states: a later one replaces an earlier one. News of a mail arrive in any order; a bounce is final. */
const RANK: Readonly<Record<EmailState, number>> = {
  queued: 0,
  sent: 1,
  delayed: 2,
  delivered: 3,
  complained: 4,
  bounced: 5,
  failed: 6,
};
/** Whether the news of a mail says more than is known. A mail that waits has not left, so news of it is of an earlier one. */
export const isNews = (state: EmailState, known: EmailState): boolean =>
  known !== 'queued' && RANK[state] > RANK[known];

/** The states that a report of a later one replaces. */
export const earlierStates = (state: EmailState): EmailState[] => EMAIL_STATES.filter((one) => RANK[one] < RANK[state]);

const worst = (states: readonly EmailState[]): EmailState =>
  EMAIL_STATES.find((state) => states.includes(state)) ?? 'queued';

/** Applies a new state to some addresses of a mail. Unknown addresses and older states change nothing. */
export function withOutcome(mail: EmailFields, addresses: readonly string[], state: EmailState): EmailFields {
  const outcomes = { ...mail.outcomes };
  for (const address of addresses.map((one) => one.toLowerCase())) {
    const known = outcomes[address];
    if (known && RANK[state] > RANK[known]) outcomes[address] = state;
  }
  return { ...mail, outcomes, state: worst(Object.values(outcomes)) };
}
