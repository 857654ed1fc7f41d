import { msg } from '@lingui/core/macro';
import type { Direction, OpenItem, Outcome } from '#shared/domains/relations/hubspot/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The outcome of a call in words, with what to do about it. */
export const useOutcomeWords = wordsHook<Outcome>({
  ok: msg`The connection works`,
  tokenRefused: msg`HubSpot does not know the token any more. Enter a new one.`,
  notAllowed: msg`The token lacks a right. Give the private app the scopes for contacts and companies.`,
  busy: msg`HubSpot is busy. The next run continues.`,
  unreachable: msg`HubSpot did not answer. The next run continues.`,
  malformed: msg`HubSpot answered in a form that cannot be read`,
});

export const useDirectionWords = wordsHook<Direction>({
  off: msg`Off`,
  fromHubSpot: msg`From HubSpot to Backline`,
  toHubSpot: msg`From Backline to HubSpot`,
  both: msg`Both ways`,
});

export const useReasonWords = wordsHook<OpenItem['reason']>({
  undecided: msg`Several records may be the same`,
  conflict: msg`Both sides changed it`,
  archived: msg`Archived at HubSpot`,
  refused: msg`Its values could not be stored`,
});

/** The fields of a conflict. */
export const useFieldWords = wordsHook<string>({
  name: msg`Name`,
  website: msg`Website`,
  phone: msg`Phone`,
  address: msg`Address`,
  city: msg`City`,
  zip: msg`Postal code`,
  country: msg`Country`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`Email`,
  jobTitle: msg`Job title`,
  company: msg`Company`,
});
