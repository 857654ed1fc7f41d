import { useLingui } from '@lingui/react/macro';
import type { Likeness } from '#shared/domains/relations/duplicate/schemas.ts';

/** Names the values that two records have in common. */
export function useLikenessWords(): Readonly<Record<Likeness, string>> {
  const { t } = useLingui();
  return {
    vat: t`same VAT number`,
    register: t`same register number`,
    email: t`same email`,
    phone: t`same mobile`,
    name: t`same name`,
  };
}
