import { artistStore } from '#functions/domains/artist/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { contractStore } from '#functions/domains/contract/store.ts';
import { productionStore } from '#functions/domains/production/store.ts';
import { showStore } from '#functions/domains/show/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { freeFieldContract } from '#shared/domains/free-field/contract.ts';
import { saying } from '../slots-store.ts';
import { freeFieldStore } from '../store.ts';

const LISTS = {
  show: showStore.definition.list,
  production: productionStore.definition.list,
  company: companyStore.definition.list,
  contact: contactStore.definition.list,
  artist: artistStore.definition.list,
  contract: contractStore.definition.list,
};

export const handler = endpoint(freeFieldContract.routes.references, async ({ params, ctx }) => {
  const { id, mainArea } = await freeFieldStore.get(ctx, params.id);
  const found = await LISTS[mainArea]?.read(ctx.tenantId, { page: 1, perPage: 1, filters: [saying(id)] });
  return { count: found?.total ?? 0 };
});
