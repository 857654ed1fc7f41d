import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Show } from '#shared/domains/show/schemas.ts';
import { webformContract } from '#shared/domains/webform/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ApprovalNotice } from '#web/ui/record/approval.tsx';
import { useShowActions } from '../../widgets/use-show-actions.ts';

/** Came in from outside: it enters the normal life when it is approved. */
export function PreliminaryNotice({ show }: { readonly show: Show }) {
  const may = useCan()('show.approve');
  const { approve } = useShowActions();
  const request = queryOf(webformContract.routes.request, { params: { id: show.id } });
  // Only what came by a web form says more than the show itself.
  const { isSuccess } = useQuery({ ...request, enabled: may });
  return (
    <ApprovalNotice
      action={<Trans>Approve show</Trans>}
      onApprove={may && !show.lockedAt ? () => void approve(show) : undefined}
    >
      <Trans>Requested through a web form. Approve it before confirming.</Trans>{' '}
      {isSuccess && (
        <PageLink to={`/show/${show.id}/fromwebform`} className="link">
          <Trans>Open the request</Trans>
        </PageLink>
      )}
    </ApprovalNotice>
  );
}
