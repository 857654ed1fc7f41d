import { ContractInput, SendInput } from '#shared/domains/contract/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ContractSchema = ContractInput;
export const SendSchema = SendInput;
