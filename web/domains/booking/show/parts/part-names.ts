import { msg } from '@lingui/core/macro';
import type { BillRole } from '#shared/domains/booking/show/parts.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useBillRoles = wordsHook<BillRole>({
  headline: msg`Headline`,
  coHeadline: msg`Co-headline`,
  specialGuest: msg`Special guest`,
  support: msg`Support`,
});
