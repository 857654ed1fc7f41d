import { movableHandlers } from '#functions/platform/record/movable-handlers.ts';
import { taggableFor } from '#functions/records/taggable.ts';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import { tagMove } from './public/taggable.ts';
import { tagStore } from './store.ts';

export const handlers = movableHandlers(tagContract.routes, tagStore, {
  kind: tagMove,
  key: 'tagId',
  carrierOf: taggableFor,
});
