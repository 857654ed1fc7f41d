import * as z from 'zod';
import { copyRoute, MasterInput, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import { Id } from '#shared/kernel/record/ids.ts';

/** Documents that have product lines. */
export const TEMPLATE_KINDS = PRINTED_KINDS;
export const TEMPLATE_LINES_MAX = 50;

const Line = z.object({
  productId: Id,
  /** Thousandths, 1.5 = 1500 (money section 1). */
  quantity: z.int({ error: 'required' }).min(1).max(1_000_000_000),
});

/** Products that go into a document together. */
export const ProductTemplateInput = MasterInput.extend({
  mainArea: z.enum(TEMPLATE_KINDS, { error: 'choice' }),
  lines: z.array(Line).min(1).max(TEMPLATE_LINES_MAX),
});
export type ProductTemplateInput = z.infer<typeof ProductTemplateInput>;

const spec = { path: 'producttemplate', at: core, input: ProductTemplateInput };
const scope = z.object({ mainArea: ProductTemplateInput.shape.mainArea.optional() });

export const productTemplateContract = contract('product-template', {
  routes: { ...masterRoutes({ ...spec, scope }), ...copyRoute(spec) },
});
