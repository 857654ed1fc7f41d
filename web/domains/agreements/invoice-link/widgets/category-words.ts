import { msg } from '@lingui/core/macro';
import type { DisputeCategory } from '#shared/domains/agreements/invoice/dispute.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The words for what a payer objects to. */
export const useCategoryWords = wordsHook<DisputeCategory>({
  amount: msg`The amount is wrong`,
  paid: msg`It is already paid`,
  addressee: msg`It is addressed to the wrong company`,
  performance: msg`The performance differed from what was agreed`,
  other: msg`Something else`,
});
