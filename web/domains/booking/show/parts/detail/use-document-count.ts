import { useQueries } from '@tanstack/react-query';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import { useCan } from '#web/platform/me.ts';
import { showDocumentCount } from '../../document-queries.ts';

/** Counts the documents of a show, of the kinds that the reader may see. `undefined`: there is no tab for them. */
export function useDocumentCount(showId: string): number | undefined {
  const can = useCan();
  const seen = PRINTED_KINDS.filter((kind) => can(`${kind}.read`));
  const counts = useQueries({ queries: seen.map((kind) => showDocumentCount(kind, showId)) });
  return seen.length > 0 ? counts.reduce((sum, { data = 0 }) => sum + data, 0) : undefined;
}
