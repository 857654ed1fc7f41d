import type * as z from 'zod';
import { MasterInput, masterOf, masterRoutes, sortRoute } from '#shared/kernel/contract/master-contract.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { isWebAddress } from '#shared/kernel/text/web-address.ts';

/** A page outside that the agency's people need: ticket reports, forms of the tax office, a shared drive. */
export const UrlInput = MasterInput.extend({
  url: requiredText(500).refine(isWebAddress, { error: 'url' }),
  description: text(200).default(''),
});
export type UrlInput = z.infer<typeof UrlInput>;
export const Url = masterOf(UrlInput);
export type Url = z.infer<typeof Url>;

const spec = { path: 'url', at: core, input: UrlInput };

export const urlContract = contract('url', { routes: { ...masterRoutes(spec), ...sortRoute(spec) } });
