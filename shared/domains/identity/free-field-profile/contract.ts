import * as z from 'zod';
import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
import { MAX_FREE_FIELDS } from '#shared/domains/identity/free-field/schemas.ts';
import { Environment } from '#shared/kernel/access/permission.ts';
import { MasterInput, masterOf, masterRoutes, withNamedRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';

/** Which free fields its users see, in this order, and what they may and must do with them. */
export const FreeFieldProfileInput = MasterInput.extend({
  environment: Environment,
  fields: z
    .array(z.object({ fieldId: Id, mayEdit: z.boolean().default(true), isMandatory: z.boolean().default(false) }))
    .max(MAX_FREE_FIELDS * FREE_KINDS.length)
    .default([]),
  /** Counts for all users of the environment who have none of their own. */
  isDefault: z.boolean().default(false),
});
export type FreeFieldProfileInput = z.infer<typeof FreeFieldProfileInput>;
export const FreeFieldProfile = masterOf(FreeFieldProfileInput);
export type FreeFieldProfile = z.infer<typeof FreeFieldProfile>;

const spec = { path: 'freefieldprofile', input: FreeFieldProfileInput };
const scope = z.object({ environment: Environment.optional() });

export const freeFieldProfileContract = contract('free-field-profile', {
  routes: withNamedRoutes(masterRoutes({ ...spec, scope }), 'freefieldprofiles'),
});
