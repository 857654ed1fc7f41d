import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { proposalQuery } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Warns that shows of a document were deleted or cancelled. */
export function LostShows({ agreement }: { readonly agreement: AgreementView }) {
  const kind = useAgreementKind();
  const { day } = useFormat();
  const enabled = useMe().user.environment === 'internal' && !agreement.unlinkedAt;
  const { data } = useQuery({ ...proposalQuery(kind, agreement.id), enabled });
  const lost = (data?.shows ?? []).filter(({ isGone, phase }) => isGone || phase === 'cancelled');
  if (lost.length === 0) return null;
  return (
    <Notice tone="amber" className="ct-note" fact={<Trans>Not all shows take place.</Trans>}>
      <ul className="ct-shows">
        {lost.map((show) => (
          <li key={show.showId} className="row wrap">
            {show.isGone ? (
              <span>
                {show.number} {day(show)} {show.venue}
              </span>
            ) : (
              <PageLink to={`/show/${show.showId}`}>
                {show.number} {day(show)} {show.venue}
              </PageLink>
            )}
            <span className="mut">{show.isGone ? <Trans>Deleted</Trans> : <Trans>Cancelled or released</Trans>}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
