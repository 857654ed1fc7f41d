import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { showFields } from '#shared/domains/booking/show/fields.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** Returns the show without the fields that the caller may not see. */
export const visible = (ctx: UserContext, show: Stored<ShowFields>): Stored<ShowFields> =>
  seenRecord(ctx, showFields, show);
