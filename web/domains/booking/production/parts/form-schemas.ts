import { BudgetInput } from '#shared/domains/booking/production/budget.ts';
import { ProductionInput } from '#shared/domains/booking/production/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ProductionSchema = ProductionInput;
export const BudgetSchema = BudgetInput;
