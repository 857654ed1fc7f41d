import { artistStore } from '#functions/domains/artist/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { productionStore } from '#functions/domains/production/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { refreshCarried } from '#functions/platform/record/change.ts';
import { companyCard, venueCard } from '#shared/domains/company/rules.ts';
import { contactCard } from '#shared/domains/contact/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { namedIn } from './also-store.ts';
import { atVenue } from './place-store.ts';
import { showStore } from './store.ts';

type Change = (show: Stored<ShowFields>) => ShowFields;

const at = (column: string, id: Id): Filter => ({ column, anyOf: [noOf(id)] });

/** For each kind of record: where it stands in the list, and the show with its newer card. */
const REFRESH: Record<string, (ctx: TenantContext, id: Id) => Promise<readonly [readonly Filter[], Change]>> = {
  artist: async (ctx, id) => {
    const { name } = await artistStore.get(ctx, id);
    return [
      [at('artists', id)],
      (show) => ({ ...show, artists: show.artists.map((a) => (a.artistId === id ? { ...a, name } : a)) }),
    ];
  },
  company: async (ctx, id) => {
    const company = await companyStore.get(ctx, id);
    const change: Change = (show) => ({
      ...(show.venue?.venueId === id ? atVenue(show, venueCard(company)) : show),
      ...(show.promoter?.companyId === id ? { promoter: companyCard(company) } : {}),
      ...(show.signer?.companyId === id ? { signer: companyCard(company) } : {}),
      ...(show.payer?.companyId === id ? { payer: companyCard(company) } : {}),
    });
    return [[at('venue', id), at('promoter', id), namedIn('company', id)], change];
  },
  contact: async (ctx, id) => {
    const card = contactCard(await contactStore.get(ctx, id));
    const change: Change = (show) => ({
      ...show,
      ...(show.contact?.contactId === id ? { contact: card } : {}),
      ...(show.signerContact?.contactId === id ? { signerContact: card } : {}),
      ...(show.payerContact?.contactId === id ? { payerContact: card } : {}),
    });
    return [[namedIn('contact', id)], change];
  },
  production: async (ctx, id) => {
    const { name } = await productionStore.get(ctx, id);
    const change: Change = (show) =>
      show.production?.productionId === id ? { ...show, production: { productionId: id, name } } : show;
    return [[at('production', id)], change];
  },
  user: async (ctx, id) => {
    const { name } = await userStore.get(ctx, id);
    const change: Change = (show) => ({
      ...show,
      ...(show.owner.userId === id ? { owner: { userId: id, name } } : {}),
      ...(show.team ? { team: show.team.map((one) => (one.userId === id ? { ...one, name } : one)) } : {}),
    });
    return [[at('owner', id), namedIn('user', id)], change];
  },
};

/** Brings the cards that shows carry of a record up to date; answers how many shows changed. */
export async function refreshShows(ctx: TenantContext, entity: string, id: Id): Promise<number> {
  const [places, change] = (await REFRESH[entity]?.(ctx, id)) ?? [];
  return places && change ? refreshCarried(ctx, showStore, places, change) : 0;
}
