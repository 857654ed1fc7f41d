import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { isUnresolved, typedNames } from '#shared/domains/booking/show/request-rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ApprovalNotice } from '#web/ui/record/approval.tsx';
import { requestPage } from '../../model/request.ts';
import { DeclineButton } from '../../widgets/decline-button.tsx';
import { DayStateTag } from '../../widgets/request-marks.tsx';
import { useShowActions } from '../../widgets/use-show-actions.ts';

/** Promoter and venue as the sender typed them, with a link to the page that resolves them. */
function ToResolve({ show, may }: { readonly show: Show; readonly may: boolean }) {
  const { promoter, venue } = typedNames(show);
  const names = [promoter, venue].filter(Boolean).join(' · ');
  return (
    <Notice
      tone="amber"
      fact={<Trans>Pending approval.</Trans>}
      action={
        may && (
          <PageLink to={requestPage(show)} className={buttonClass({ kind: 'primary', size: 'sm' })}>
            <Trans>Review request</Trans>
          </PageLink>
        )
      }
    >
      <Trans>Requested through a web form by {names}.</Trans> <DayStateTag show={show} />
    </Notice>
  );
}

/** Came in from outside: it enters the normal life when it is approved. */
export function PreliminaryNotice({ show }: { readonly show: Show }) {
  const may = useCan()('show.approve') && !show.lockedAt;
  const { approve } = useShowActions();
  const navigate = useNavigate();
  if (isUnresolved(show)) return <ToResolve show={show} may={may} />;
  return (
    <ApprovalNotice action={<Trans>Approve show</Trans>} onApprove={may ? () => void approve(show) : undefined}>
      <Trans>Requested from outside. Approve it before confirming.</Trans> <DayStateTag show={show} />{' '}
      {may && show.asked && (
        <PageLink to={requestPage(show)} className="link">
          <Trans>Open the request</Trans>
        </PageLink>
      )}
      {may && <DeclineButton show={show} size="sm" onDone={() => void navigate({ to: '/show' })} />}
    </ApprovalNotice>
  );
}
