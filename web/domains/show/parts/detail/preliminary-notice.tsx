import { Trans } from '@lingui/react/macro';
import type { Show } from '#shared/domains/show/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useShowActions } from '../../widgets/use-show-actions.ts';

/** Came in from outside: it enters the normal life when it is approved. */
export function PreliminaryNotice({ show }: { readonly show: Show }) {
  const can = useCan();
  const { approve } = useShowActions();
  if (!show.isPreliminary) return null;
  return (
    <Notice
      tone="amber"
      fact={<Trans>Waits for approval.</Trans>}
      action={
        can('show.approve') &&
        !show.lockedAt && (
          <Button size="sm" kind="primary" onClick={() => void approve(show)}>
            <Trans>Approve show</Trans>
          </Button>
        )
      }
    >
      <Trans>This show was asked for from outside. It can be confirmed after it is approved.</Trans>{' '}
      {can('show.approve') && (
        <PageLink to={`/show/${show.id}/fromwebform`} className="link">
          <Trans>Open the request</Trans>
        </PageLink>
      )}
    </Notice>
  );
}
