import { useLingui } from '@lingui/react/macro';
import type { VatCategory } from '#shared/domains/reference/vat-rate/rules.ts';

/** Names the VAT categories by their letters in EN 16931. */
export function useCategoryWords(): Readonly<Record<VatCategory, string>> {
  const { t } = useLingui();
  return {
    S: t`Standard or reduced rate`,
    Z: t`Zero rate`,
    E: t`Exempt`,
    AE: t`Reverse charge`,
    K: t`Supply within the EU`,
    G: t`Export outside the EU`,
    O: t`Outside the scope of VAT`,
  };
}
