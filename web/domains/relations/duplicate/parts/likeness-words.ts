import { msg } from '@lingui/core/macro';
import type { Likeness } from '#shared/domains/relations/duplicate/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** Names the values that two records have in common. */
export const useLikenessWords = wordsHook<Likeness>({
  vat: msg`same VAT number`,
  register: msg`same register number`,
  email: msg`same email`,
  phone: msg`same mobile`,
  name: msg`same name`,
});
