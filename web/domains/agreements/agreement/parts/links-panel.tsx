import { agreementActivity } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { SentLinks } from '../widgets/sent-links.tsx';

/** Lists the links to this agreement. */
export function LinksPanel({ paperId: recordId }: { readonly paperId: string }) {
  const kind = useAgreementKind();
  const activityKey = agreementActivity(kind, recordId).queryKey;
  return <SentLinks entity={kind.entity} recordId={recordId} activityKey={activityKey} />;
}
