import { sourceOf } from '#functions/domains/word-template/public/source.ts';
import { ShowListRequest } from '#shared/domains/show/contract.ts';
import { checkAccess, seenShows } from './public/sees.ts';
import { showData, showRow } from './public/word-data.ts';
import { showMapping, showStore } from './store.ts';

export const showSource = sourceOf({
  store: showStore,
  permission: 'show.read',
  request: ShowListRequest,
  mapping: showMapping,
  mine: seenShows,
  check: checkAccess,
  row: (show, { ctx, statuses }) => showRow(ctx, show, statuses),
  record: (show, { ctx, statuses, locale }) => showData(ctx, show, statuses, locale),
});
