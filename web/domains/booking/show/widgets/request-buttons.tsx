import { Trans } from '@lingui/react/macro';
import { isUnresolved } from '#shared/domains/booking/show/request-rules.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { requestPage } from '../model/request.ts';
import { DeclineButton } from './decline-button.tsx';
import { useShowActions } from './use-show-actions.ts';

/** Opens, approves or declines a request. A request with typed names is approved on its page. */
export function RequestButtons({ show, size }: { readonly show: ShowRow; readonly size?: 'sm' }) {
  const may = useCan()('show.approve');
  const { approve } = useShowActions();
  const look = size ? { size } : {};
  const unresolved = isUnresolved(show);
  if (!may) return null;
  return (
    <>
      {unresolved ? (
        <PageLink to={requestPage(show)} className={buttonClass({ kind: 'primary', ...look })}>
          <Trans>Approve…</Trans>
        </PageLink>
      ) : (
        <Button kind="primary" {...look} onClick={() => void approve(show)}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {show.asked && (
        <PageLink to={requestPage(show)} className={buttonClass(look)}>
          <Trans>Open request</Trans>
        </PageLink>
      )}
      <DeclineButton show={show} {...look} />
    </>
  );
}
