import { NewClient } from '#shared/domains/adminone/contract.ts';
import { ClientInput } from '#shared/domains/client/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const ClientSchema = ClientInput;
export const NewClientSchema = NewClient;
