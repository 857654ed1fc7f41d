import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { partsOf, type ShowWithParts } from '../facts.ts';
import type { RequestRecord } from '../store.ts';

/** The show that answers of people outside fill, where a question takes them over at once. */
export const showOf =
  (ctx: TenantContext) =>
  ({ show }: RequestRecord): Promise<ShowWithParts> =>
    partsOf(ctx, show.showId);
