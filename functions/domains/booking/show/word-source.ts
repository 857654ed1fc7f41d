import { sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import { showFields } from '#shared/domains/booking/show/fields.ts';
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
  fields: showFields,
  row: showRow,
  record: showData,
});
