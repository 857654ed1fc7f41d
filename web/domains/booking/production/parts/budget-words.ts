import { msg } from '@lingui/core/macro';
import type { BudgetCategory, ShowActual } from '#shared/domains/booking/production/budget.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useCategoryNames = wordsHook<BudgetCategory>({
  fees: msg`Fees`,
  merchandise: msg`Merchandise`,
  sponsoring: msg`Sponsoring`,
  showCosts: msg`Costs of the shows`,
  crew: msg`Crew`,
  travel: msg`Travel`,
  lodging: msg`Accommodation`,
  transport: msg`Transport`,
  equipment: msg`Equipment`,
  marketing: msg`Marketing`,
  insurance: msg`Insurance`,
  other: msg`Other costs`,
});

export const useStateNames = wordsHook<ShowActual['state']>({
  settled: msg`settled`,
  agreed: msg`agreed`,
  expected: msg`option`,
});
