import { sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { visible } from '#functions/domains/booking/show/public/visible.ts';
import { showRow } from '#functions/domains/booking/show/public/word-data.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { ProductionListRequest } from '#shared/domains/booking/production/contract.ts';
import { productionFields } from '#shared/domains/booking/production/fields.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { showsSeen } from './public/shows-store.ts';
import { productionMapping, productionStore } from './store.ts';

const productionData = ({ name, startDate, endDate, notes, externalNotes, owner, artists }: ProductionFields) => ({
  name,
  startDate: dayValue(startDate),
  endDate: dayValue(endDate),
  notes,
  externalNotes,
  owner: owner?.name,
  artists: artists.map((artist) => artist.name),
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
    ...productionData(production),
    shows: (await showsSeen(setting.ctx, production)).map((show) => showRow(visible(setting.ctx, show), setting)),
  }),
});
