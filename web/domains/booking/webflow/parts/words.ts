import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
