import { useLingui } from '@lingui/react/macro';
import type { SALUTATIONS } from '#shared/domains/relations/contact/schemas.ts';

export function useSalutationNames(): Readonly<Record<(typeof SALUTATIONS)[number], string>> {
  const { t } = useLingui();
  return { mr: t`Mr`, ms: t`Ms`, mx: t`Mx` };
}
