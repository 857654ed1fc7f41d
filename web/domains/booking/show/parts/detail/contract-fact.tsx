import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { leadingContract } from '#shared/domains/agreements/contract/leading.ts';
import { formatDay } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { showContractsQuery } from '../../document-queries.ts';

/** The contract that counts, and how far it is. */
export function ContractFact({ showId }: { readonly showId: string }) {
  const { t } = useLingui();
  const { zone } = useMe().user;
  const { data } = useQuery(showContractsQuery(showId));
  const contract = leadingContract(data?.rows ?? []);
  if (!contract) return t`None yet`;
  const { id, number, stage, sentAt, signedAt } = contract;
  const on = (instant: string | undefined) => (instant ? formatDay({ instant, zone }) : '');
  const words = { draft: t`draft`, sent: t`sent ${on(sentAt)}`, signed: t`signed ${on(signedAt)}`, void: '' };
  return (
    <PageLink to={`/contract/${id}`} className="sd-fact-link num">
      {number}, {words[stage]}
    </PageLink>
  );
}
