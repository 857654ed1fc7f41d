import type { FileRoom } from '#functions/platform/record/uploads.ts';

/** Pictures and agreements of masters take of the agency's room as files do. Loaded with the first: most operations touch none. */
export const fileRoom: FileRoom = {
  check: async (ctx, size) => (await import('./storage.ts')).checkStorage(ctx, size),
  accept: async (upload) => (await import('./accept.ts')).acceptWithin(upload),
};
