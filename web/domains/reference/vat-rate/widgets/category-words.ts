import { msg } from '@lingui/core/macro';
import type { VatCategory } from '#shared/domains/reference/vat-rate/rules.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** Names the VAT categories by their letters in EN 16931. */
export const useCategoryWords = wordsHook<VatCategory>({
  S: msg`Standard or reduced rate`,
  Z: msg`Zero rate`,
  E: msg`Exempt`,
  AE: msg`Reverse charge`,
  K: msg`Supply within the EU`,
  G: msg`Export outside the EU`,
  O: msg`Outside the scope of VAT`,
});
