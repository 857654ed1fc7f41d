import { expect, it } from 'vitest';
import { externalName, ticketIn, ticketMessage } from './social.ts';

const TICKET = 'aB3-_'.repeat(9).slice(0, 43);

it('finds the ticket among the words of the user pool', () => {
  expect(ticketIn(`PreSignUp failed with error ${ticketMessage(TICKET)}. `)).toBe(TICKET);
  expect(ticketIn(`PreSignUp+failed+with+error+${ticketMessage(TICKET)}.+`)).toBe(TICKET);
});

it.each(['', 'PreSignUp failed with error Something.', `connect:${TICKET}x`, `connect:${TICKET.slice(1)}`])(
  'finds none in "%s"',
  (description) => {
    expect(ticketIn(description)).toBeUndefined();
  },
);

it.each([
  ['Google_1234', '1234', { provider: 'Google', subject: '1234' }],
  // A pool that ignores case writes names small, but an account at Microsoft has capitals in its id.
  ['microsoft_aa_bb-cc', 'AA_bb-Cc', { provider: 'Microsoft', subject: 'AA_bb-Cc' }],
  ['microsoft_aa_bb-cc', undefined, undefined],
  ['google_1234', '9999', undefined],
  ['okta_1234', '1234', undefined],
  ['google', '1234', undefined],
])('reads %s with the id %s', (userName, subject, expected) => {
  expect(externalName(userName, subject, ['Google', 'Microsoft'])).toEqual(expected);
});
