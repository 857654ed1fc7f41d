import { useLingui } from '@lingui/react/macro';
import { type CultureCode, cultureTag } from '#shared/data/cultures.ts';
import type { RiderKind } from '#shared/domains/relations/artist-rider/contract.ts';
import { languageName } from '#web/platform/i18n.ts';

export function useKindNames(): Readonly<Record<RiderKind, string>> {
  const { t } = useLingui();
  return { technical: t`Technical`, hospitality: t`Hospitality`, other: t`Other` };
}

/** `British English` in the reader's language. */
export const cultureName = (code: CultureCode): string => languageName(cultureTag(code));
