import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { imageRoom } from '#functions/domains/file/image-store.ts';
import { imageHandlers, takeImages } from '#functions/platform/record/images.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { brandContract } from '#shared/domains/brand/contract.ts';
import { brandStore } from './store.ts';

const IMAGES = ['logoKey', 'iconKey'] as const;

export const handlers = {
  ...masterHandlers(brandContract.routes, brandStore, {
    prepare: (ctx, input, before) => takeImages(imageRoom, ctx, IMAGES, input, before),
    usedBy: { brandId: [bookkeepingStore] },
  }),
  ...imageHandlers(brandContract.routes, brandStore, IMAGES, imageRoom),
};
