import { useLingui } from '@lingui/react/macro';
import type { SALUTATIONS, SEATS } from '#shared/domains/contact/schemas.ts';

export function useSeatNames(): Readonly<Record<(typeof SEATS)[number], string>> {
  const { t } = useLingui();
  return { window: t`window`, aisle: t`aisle` };
}
export function useSalutationNames(): Readonly<Record<(typeof SALUTATIONS)[number], string>> {
  const { t } = useLingui();
  return { mr: t`Mr`, ms: t`Ms`, mx: t`Mx` };
}
