import { msg } from '@lingui/core/macro';
import type { StatementKind } from '#shared/domains/booking/deal/statement.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The words for what an artist gets of a night, and what is deducted. */
export const useArtistWords = wordsHook<StatementKind>({
  collected: msg`Collected`,
  fee: msg`Artist's share`,
  reimbursed: msg`Costs fronted by the artist`,
  adjustment: msg`Corrections`,
  commission: msg`Commission`,
  recharge: msg`Artist's costs`,
  withholding: msg`Withholding tax`,
  advance: msg`Paid before`,
});
