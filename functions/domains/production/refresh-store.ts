import { artistStore } from '#functions/domains/artist/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { refreshCarried } from '#functions/platform/record/change.ts';
import type { ProductionFields } from '#shared/domains/production/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { productionStore } from './store.ts';

type Change = (production: Stored<ProductionFields>) => ProductionFields;
interface Refresh {
  readonly column: string;
  readonly changeOf: (ctx: TenantContext, id: Id) => Promise<Change>;
}

/** For each kind of record: where it stands in the list, and the production with its newer name. */
const REFRESH: Readonly<Record<string, Refresh>> = {
  artist: {
    column: 'artists',
    changeOf: async (ctx, id) => {
      const { name } = await artistStore.get(ctx, id);
      return (production) => ({
        ...production,
        artists: production.artists.map((one) => (one.artistId === id ? { ...one, name } : one)),
      });
    },
  },
  user: {
    column: 'people',
    changeOf: async (ctx, id) => {
      const { name } = await userStore.get(ctx, id);
      return ({ owner, team, ...production }) => ({
        ...production,
        ...(owner && { owner: owner.userId === id ? { userId: id, name } : owner }),
        ...(team && { team: team.map((one) => (one.userId === id ? { ...one, name } : one)) }),
      });
    },
  },
};

/** Brings the names that productions carry of a record up to date; answers how many changed. */
export async function refreshProductions(ctx: TenantContext, entity: string, id: Id): Promise<number> {
  const refresh = REFRESH[entity];
  if (!refresh) return 0;
  const place = { column: refresh.column, anyOf: [noOf(id)] };
  return refreshCarried(ctx, productionStore, [place], await refresh.changeOf(ctx, id));
}
