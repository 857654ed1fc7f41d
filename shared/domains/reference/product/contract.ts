import * as z from 'zod';
import { MasterInput, masterOf, masterRoutes, sortRoute } from '#shared/kernel/contract/master-contract.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { LineStart } from '#shared/kernel/money/ledger.ts';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { text } from '#shared/kernel/text/text.ts';

/** UN/ECE codes of what is counted: pieces, hours, days, kilometres. */
export const UNITS = ['C62', 'HUR', 'DAY', 'KMT'] as const;
export type Unit = (typeof UNITS)[number];

/** Something sold beside the fee. A line of a document copies it: later changes touch no document. */
export const ProductInput = MasterInput.extend({
  groupId: Id,
  description: text(500).default(''),
  /** Of one unit, never negative (EN 16931 BR-27). */
  price: z.object({ minor: z.int().min(0).max(MAX_MINOR), currency: Currency }),
  unit: z.enum(UNITS, { error: 'choice' }).default('C62'),
  /** A value that is left out comes from the group. */
  ...LineStart.shape,
});
export type ProductInput = z.infer<typeof ProductInput>;
export const Product = masterOf(ProductInput);
export type Product = z.infer<typeof Product>;

const spec = { path: 'product', at: core, input: ProductInput };
const scope = z.object({ groupId: Id.optional() });

export const productContract = contract('product', {
  routes: { ...masterRoutes({ ...spec, scope }), ...sortRoute(spec) },
});
