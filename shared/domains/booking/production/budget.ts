import * as z from 'zod';
import { Payer } from '#shared/domains/booking/deal/schemas.ts';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { ShowName } from '#shared/kernel/record/show-name.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { words } from '#shared/kernel/values/words.ts';

export const MAX_BUDGET_LINES = 100;
export const INCOME_CATEGORIES = ['fees', 'merchandise', 'sponsoring'] as const;
export const COST_CATEGORIES = words('showCosts crew travel lodging transport equipment marketing insurance other');
export const BUDGET_CATEGORIES = [...INCOME_CATEGORIES, ...COST_CATEGORIES] as const;
export const BudgetCategory = z.enum(BUDGET_CATEGORIES);
export type BudgetCategory = z.infer<typeof BudgetCategory>;

/** The categories whose actual amounts come from the shows. */
export const FROM_SHOWS = ['fees', 'showCosts'] as const satisfies readonly BudgetCategory[];
export const isFromShows = (category: BudgetCategory): boolean => FROM_SHOWS.some((one) => one === category);
export const isIncome = (category: BudgetCategory): boolean => INCOME_CATEGORIES.some((one) => one === category);

const amount = z.int().min(0).max(MAX_MINOR);
export const BudgetLine = z
  .object({
    category: BudgetCategory,
    text: requiredText(100),
    payer: Payer.default('agency'),
    currency: Currency,
    planned: amount.default(0),
    /** The actual amount, entered by hand in minor units of the same currency; left out until it is known. */
    actual: amount.optional(),
  })
  .refine(({ category, actual }) => actual === undefined || !isFromShows(category), {
    error: 'production.actualFromShows',
    path: ['actual'],
  });
export type BudgetLine = z.infer<typeof BudgetLine>;

export const BudgetInput = z.object({
  lines: z.array(BudgetLine).max(MAX_BUDGET_LINES).default([]),
  notes: text(2500).default(''),
});
export type BudgetInput = z.infer<typeof BudgetInput>;
/** The budget as a reader gets it, with revision 0 before it is first saved. */
export const Budget = BudgetInput.extend({ rev: RevInput });
export type Budget = z.infer<typeof Budget>;

/** The income and costs of a show: as it was settled, as its deal has it, or as an option may come to. */
export const ShowActual = z.object({
  ...ShowName.shape,
  date: z.string(),
  state: z.enum(['settled', 'agreed', 'expected']),
  currency: Currency,
  fee: z.int(),
  costs: z.int(),
});
export type ShowActual = z.infer<typeof ShowActual>;

const minor = z.int();
const Sides = z.object({ income: minor, costs: minor, result: minor });
export const CurrencyTotal = z.object({
  currency: Currency,
  planned: Sides,
  actual: Sides,
  /** The amount that options would add if all of them were played. */
  expected: minor,
});
export type CurrencyTotal = z.infer<typeof CurrencyTotal>;
export const CategoryTotal = z.object({ category: BudgetCategory, currency: Currency, planned: minor, actual: minor });
export type CategoryTotal = z.infer<typeof CategoryTotal>;
export const BudgetFigures = z.object({ totals: z.array(CurrencyTotal), categories: z.array(CategoryTotal) });
export type BudgetFigures = z.infer<typeof BudgetFigures>;
