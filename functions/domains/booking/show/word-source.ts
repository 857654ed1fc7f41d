import { sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import { checkAccess, seenShows } from './public/sees.ts';
import { visible } from './public/visible.ts';
import { showData, showRow } from './public/word-data.ts';
import { showMapping, showStore } from './store.ts';

export const showSource = sourceOf({
  store: showStore,
  permission: 'show.read',
  request: ShowListRequest,
  mapping: showMapping,
  mine: seenShows,
  check: checkAccess,
  visible,
  row: showRow,
  record: showData,
});
