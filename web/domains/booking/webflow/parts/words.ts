import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DatePart } from '#shared/domains/booking/webflow/dates-schemas.ts';
import type { Target, Trial } from '#shared/domains/booking/webflow/schemas.ts';
import { useAlwaysNames, useFieldNames } from '#web/domains/booking/webform/widgets/words.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The fields of our form by their names. */
export function useTargetNames(): Readonly<Record<Target, string>> {
  const { t } = useLingui();
  return { ...useAlwaysNames(), ...useFieldNames(), consent: t`Consent` };
}

export const useOutcomeWords = wordsHook<Trial['outcome']>({
  ok: msg`The connection works`,
  notAllowed: msg`Webflow refused the token. Make a new one there with the right to read sites.`,
  notFound: msg`Webflow does not know the address that Backline asked for`,
  busy: msg`Webflow is busy. Try again in a minute.`,
  unreachable: msg`Webflow did not answer. Try again later.`,
  malformed: msg`Webflow answered in a form that cannot be read`,
});

/** The outcome of a run in words, with what to do about it. */
export const useFailureWords = wordsHook<Trial['outcome']>({
  ok: msg`The connection works`,
  notAllowed: msg`Webflow refused the token. Make a new one there with the rights for sites and CMS, and enter it here.`,
  notFound: msg`Webflow no longer has the collection. Stop publishing, then choose a different collection.`,
  busy: msg`Webflow is busy. The next run continues.`,
  unreachable: msg`Webflow did not answer. The next run continues.`,
  malformed: msg`Webflow answered in a form that cannot be read`,
});

/** The parts of a public date. */
export const usePartNames = wordsHook<DatePart>({
  artist: msg`Artist`,
  date: msg`Date`,
  until: msg`Last day`,
  venue: msg`Venue`,
  city: msg`City`,
  country: msg`Country`,
  ticketUrl: msg`Ticket page`,
  soldOut: msg`Sold out`,
});
