import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { KEPT, type Kept } from './prepare.ts';

/** Returns the fields that an edit does not change. */
export const keptOf = (show: ShowFields): Kept =>
  Object.fromEntries(
    KEPT.flatMap((field) => (show[field] === undefined ? [] : [[field, show[field]]])),
  ) as unknown as Kept;
