import { useQuery } from '@tanstack/react-query';
import { disagreements, type Stated } from '#shared/domains/agreements/paper/agreement.ts';
import type { PaperView } from '#shared/domains/agreements/paper/schemas.ts';
import { useMe } from '#web/platform/me.ts';
import { proposalQuery } from '../queries.ts';
import { usePaperKind } from '../widgets/kind.tsx';

/** Stages in which nobody relies on the document any more. */
const OVER: readonly string[] = ['void', 'declined'];

/** The facts on which a document and its show disagree, and the document that the show would make now. */
export function useDisagreements(paper: PaperView, document: Stated) {
  const kind = usePaperKind();
  const inside = useMe().user.environment === 'internal';
  const enabled = inside && !paper.unlinkedAt && !OVER.includes(paper.stage);
  const { data } = useQuery({ ...proposalQuery(kind, paper.id), enabled });
  const proposed = data?.document as Stated | undefined;
  return { proposed, facts: enabled && proposed ? disagreements(document, proposed) : [] };
}
