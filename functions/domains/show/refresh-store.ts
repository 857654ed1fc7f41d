import { artistStore } from '#functions/domains/artist/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { productionStore } from '#functions/domains/production/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { companyCard, venueCard } from '#shared/domains/company/rules.ts';
import { contactCard } from '#shared/domains/contact/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { showStore } from './store.ts';

type Change = (show: Stored<ShowFields>) => ShowFields;

/** Changes shows one by one; one that somebody else just wrote is read again. */
async function changeShows(
  ctx: TenantContext,
  columns: readonly string[],
  no: number,
  change: Change,
): Promise<number> {
  const { list } = showStore.definition;
  const found = await Promise.all(
    columns.map((column) => list?.all(ctx.tenantId, { filters: [{ column, anyOf: [no] }] }) ?? []),
  );
  const nos = [...new Set(found.flat())];
  let changed = 0;
  for (const showNo of nos)
    if (await changeRecord(ctx, showStore, showNo, change, () => ({ action: 'refresh' }))) changed++;
  return changed;
}

/** For each kind of record: the columns it stands in, and the show with its newer card. */
const REFRESH: Record<string, (ctx: TenantContext, id: Id) => Promise<readonly [string[], Change]>> = {
  artist: async (ctx, id) => {
    const { name } = await artistStore.get(ctx, id);
    return [
      ['artists'],
      (show) => ({ ...show, artists: show.artists.map((a) => (a.artistId === id ? { ...a, name } : a)) }),
    ];
  },
  company: async (ctx, id) => {
    const company = await companyStore.get(ctx, id);
    const change: Change = (show) => ({
      ...show,
      ...(show.venue?.venueId === id ? { venue: venueCard(company) } : {}),
      ...(show.promoter?.companyId === id ? { promoter: companyCard(company) } : {}),
    });
    return [['venue', 'promoter'], change];
  },
  contact: async (ctx, id) => {
    const card = contactCard(await contactStore.get(ctx, id));
    return [['contact'], (show) => (show.contact?.contactId === id ? { ...show, contact: card } : show)];
  },
  production: async (ctx, id) => {
    const { name } = await productionStore.get(ctx, id);
    const change: Change = (show) =>
      show.production?.productionId === id ? { ...show, production: { productionId: id, name } } : show;
    return [['production'], change];
  },
  user: async (ctx, id) => {
    const { name } = await userStore.get(ctx, id);
    return [['owner'], (show) => (show.owner.userId === id ? { ...show, owner: { userId: id, name } } : show)];
  },
};

/** Brings the cards that shows carry of a record up to date; answers how many shows changed. */
export async function refreshShows(ctx: TenantContext, entity: string, id: Id): Promise<number> {
  const [columns, change] = (await REFRESH[entity]?.(ctx, id)) ?? [];
  return columns && change ? changeShows(ctx, columns, noOf(id), change) : 0;
}
