import { msg } from '@lingui/core/macro';
import type { FILE_GROUPS } from '#shared/domains/journeys/advancing-template/kinds.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** Names the groups of files that a question takes. */
export const useFileWords = wordsHook<(typeof FILE_GROUPS)[number]>({
  pdf: msg`PDF`,
  picture: msg`Pictures`,
  document: msg`Text documents`,
  sheet: msg`Spreadsheets`,
});
