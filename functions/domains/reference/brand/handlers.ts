import { fileRoom } from '#functions/domains/reference/client/public/room.ts';
import { imageMasterHandlers } from '#functions/platform/record/images.ts';
import { removalOf } from '#functions/records/removal.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { brandStore } from './store.ts';

export const handlers = imageMasterHandlers(brandContract.routes, brandStore, {
  images: ['logoKey', 'iconKey'],
  room: fileRoom,
  checkRemoval: removalOf.brand,
});
