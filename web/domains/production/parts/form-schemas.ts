import type * as z from 'zod';
import { BudgetInput } from '#shared/domains/production/budget.ts';
import { ProductionInput } from '#shared/domains/production/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ProductionSchema = ProductionInput;
/** The form fills every field, so what goes in comes out. */
export const BudgetSchema = BudgetInput as unknown as z.ZodType<BudgetInput, BudgetInput>;
