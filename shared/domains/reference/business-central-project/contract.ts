import * as z from 'zod';
import { MasterInput, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

/** A project of Microsoft Business Central; its number goes into exports. Fields of its API v2.0 `projects`. */
export const BusinessCentralProjectInput = MasterInput.extend({
  number: requiredText(20),
  /** The project's id there, once it is known. */
  externalId: z.union([z.literal(''), z.guid({ error: 'guid' })], { error: 'guid' }).default(''),
});
export type BusinessCentralProjectInput = z.infer<typeof BusinessCentralProjectInput>;

export const businessCentralProjectContract = contract('business-central-project', {
  routes: masterRoutes({ path: 'businesscentral', input: BusinessCentralProjectInput }),
});
