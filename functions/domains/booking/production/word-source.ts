import { type Setting, sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { visible } from '#functions/domains/booking/show/public/visible.ts';
import { showRow } from '#functions/domains/booking/show/public/word-data.ts';
import { plainValues } from '#functions/platform/documents/word/field-values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { ProductionListRequest } from '#shared/domains/booking/production/contract.ts';
import { productionFields } from '#shared/domains/booking/production/fields.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { showsSeen } from './public/shows-store.ts';
import { productionMapping, productionStore } from './store.ts';

const productionData = (production: ProductionFields, { locale }: Pick<Setting, 'locale'>) => ({
  ...plainValues(productionFields, production, locale),
  artists: production.artists.map(({ name }) => name),
});

const checkLinked = (ctx: UserContext, { artists }: ProductionFields) =>
  artistAccess.check(
    ctx,
    artists.map(({ artistId }) => artistId),
  );

export const productionSource = sourceOf({
  store: productionStore,
  permission: 'production.read',
  request: ProductionListRequest,
  mapping: productionMapping,
  mine: artistAccess.linked,
  check: checkLinked,
  fields: productionFields,
  row: productionData,
  record: async (production, setting) => ({
    ...productionData(production, setting),
    shows: (await showsSeen(setting.ctx, production)).map((show) => showRow(visible(setting.ctx, show), setting)),
  }),
});
