import type { ImageRoom } from '#functions/platform/record/images.ts';

/** Pictures of records take of the agency's room as files do. Loaded with the first: most operations touch none. */
export const imageRoom: ImageRoom = {
  check: async (ctx, size) => (await import('./usage-store.ts')).checkStorage(ctx, size),
  accept: async (upload) => (await import('./accept-store.ts')).acceptWithin(upload),
};
