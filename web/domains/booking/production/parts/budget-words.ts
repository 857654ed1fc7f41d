import { useLingui } from '@lingui/react/macro';
import type { BudgetCategory, ShowActual } from '#shared/domains/booking/production/budget.ts';

export function useCategoryNames(): Readonly<Record<BudgetCategory, string>> {
  const { t } = useLingui();
  return {
    fees: t`Fees`,
    merchandise: t`Merchandise`,
    sponsoring: t`Sponsoring`,
    showCosts: t`Costs of the shows`,
    crew: t`Crew`,
    travel: t`Travel`,
    lodging: t`Accommodation`,
    transport: t`Transport`,
    equipment: t`Equipment`,
    marketing: t`Marketing`,
    insurance: t`Insurance`,
    other: t`Other costs`,
  };
}

export function useStateNames(): Readonly<Record<ShowActual['state'], string>> {
  const { t } = useLingui();
  return { settled: t`settled`, agreed: t`agreed`, expected: t`option` };
}
