import { useLingui } from '@lingui/react/macro';
import type { FILE_GROUPS } from '#shared/domains/journeys/advancing-template/kinds.ts';

/** Names the groups of files that a question takes. */
export function useFileWords(): Readonly<Record<(typeof FILE_GROUPS)[number], string>> {
  const { t } = useLingui();
  return { pdf: t`PDF`, picture: t`Pictures`, document: t`Text documents`, sheet: t`Spreadsheets` };
}
