import { BudgetInput } from '#shared/domains/production/budget.ts';
import { ProductionInput } from '#shared/domains/production/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ProductionSchema = ProductionInput;
export const BudgetSchema = BudgetInput;
