import * as z from 'zod';
import { FreeKind } from '#shared/domains/identity/free-field/schemas.ts';
import {
  MasterInput,
  masterOf,
  masterRoutes,
  sortRoute,
  withNamedRoutes,
} from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';

/** A heading under which forms and detail pages show free fields of an area. */
export const FreeFieldCategoryInput = MasterInput.extend({ mainArea: FreeKind });
export type FreeFieldCategoryInput = z.infer<typeof FreeFieldCategoryInput>;
export const FreeFieldCategory = masterOf(FreeFieldCategoryInput);
export type FreeFieldCategory = z.infer<typeof FreeFieldCategory>;

const spec = { path: 'freefieldcategory', input: FreeFieldCategoryInput };
const scope = z.object({ mainArea: FreeKind.optional() });

export const freeFieldCategoryContract = contract('free-field-category', {
  routes: { ...withNamedRoutes(masterRoutes({ ...spec, scope }), 'freefieldcategories'), ...sortRoute(spec) },
});
