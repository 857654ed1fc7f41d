import { msg } from '@lingui/core/macro';
import { type CultureCode, cultureTag } from '#shared/data/cultures.ts';
import type { RiderKind } from '#shared/domains/relations/artist-rider/contract.ts';
import { languageName } from '#web/platform/i18n.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useKindNames = wordsHook<RiderKind>({
  technical: msg`Technical`,
  hospitality: msg`Hospitality`,
  other: msg`Other`,
});

/** `British English` in the reader's language. */
export const cultureName = (code: CultureCode): string => languageName(cultureTag(code));
