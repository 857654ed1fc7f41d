import { EntityInput } from '#shared/domains/agreements/e-invoice/schemas.ts';
import { EAddress } from '#shared/kernel/money/e-address.ts';

/** Fetched with zod when a form has something to check. */
export const EntitySchema = EntityInput;
export const NumberSchema = EAddress;
