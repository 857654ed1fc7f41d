import { useQuery } from '@tanstack/react-query';
import { disagreements, type Stated } from '#shared/domains/agreements/agreement/agreement.ts';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { proposalQuery } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useMe } from '#web/platform/me.ts';

/** Stages in which nobody relies on the document any more. */
const OVER: readonly string[] = ['void', 'declined'];

/** The facts on which a document and its show disagree, and the document that the show would make now. */
export function useDisagreements(agreement: AgreementView, document: Stated) {
  const kind = useAgreementKind();
  const internal = useMe().user.environment === 'internal';
  const enabled = internal && !agreement.unlinkedAt && !OVER.includes(agreement.stage);
  const { data } = useQuery({ ...proposalQuery(kind, agreement.id), enabled });
  const proposed = data?.document as Stated | undefined;
  return { proposed, facts: enabled && proposed ? disagreements(document, proposed) : [] };
}
