import type { SeenShare } from '#shared/domains/relations/link/share.ts';

/** Counts the reader's own download, unless staff look in. */
export const afterDownload = (view: SeenShare): SeenShare =>
  view.left === undefined || view.isPreview ? view : { ...view, left: Math.max(0, view.left - 1) };
