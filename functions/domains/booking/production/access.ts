import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { productionFields } from '#shared/domains/booking/production/fields.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { productionStore } from './store.ts';

/** A production of the caller's artists, or 404. */
export function checkAccess<T extends Pick<ProductionFields, 'artists'>>(ctx: UserContext, production: T): T {
  artistAccess.check(
    ctx,
    production.artists.map(({ artistId }) => artistId),
  );
  return production;
}

/** The production without what the caller may not see. */
export const visible = <T extends ProductionFields>(ctx: UserContext, production: T): T =>
  seenRecord(ctx, productionFields, production);

/** The production a caller wants to change, as they last saw it. Who may not see it gets a 404, whatever they say they saw. */
export const productionForUpdate = (ctx: UserContext, id: Id, rev: number): Promise<Stored<ProductionFields>> =>
  asSeen<Stored<ProductionFields>, Stored<ProductionFields>>(
    (current) => shownProduction(ctx, current),
    () => productionStore.getForUpdate(ctx, id, rev, (production) => checkAccess(ctx, production)),
  );

type Production = Stored<ProductionFields>;
export const shownProduction = (ctx: UserContext, given: Production | Promise<Production>) =>
  seenOne(ctx, 'production', given instanceof Promise ? given.then((one) => visible(ctx, one)) : visible(ctx, given));
