import { movableHandlers } from '#functions/platform/record/movable-handlers.ts';
import { tagContract } from '#shared/domains/tag/contract.ts';
import { carrierFor, movable } from './public/carrier.ts';
import { tagStore } from './store.ts';

export const handlers = movableHandlers(tagContract.routes, tagStore, {
  kind: movable.tag,
  key: 'tagId',
  carrierOf: carrierFor,
});
