import * as z from 'zod';
import { MasterInput, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { text } from '#shared/kernel/text/text.ts';

/** The age limit for admission, as contracts and venues state it. */
export const AgeRestrictionInput = MasterInput.extend({
  /** The minimum age in years; 0 admits everyone. */
  minAge: z.int({ error: 'integer' }).min(0).max(99).default(0),
  text: text(200).default(''),
  isDefault: z.boolean().default(false),
});
export type AgeRestrictionInput = z.infer<typeof AgeRestrictionInput>;

export const ageRestrictionContract = contract('age-restriction', {
  routes: masterRoutes({ path: 'agerestriction', input: AgeRestrictionInput }),
});
