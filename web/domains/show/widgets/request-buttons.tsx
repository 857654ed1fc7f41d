import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ShowRow } from '#shared/domains/show/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { toast } from '#web/ui/toaster.ts';
import { isUnresolved, requestPage } from '../model/request.ts';
import { useShowActions } from './use-show-actions.ts';

const RejectDialog = dialogPart(
  async () => (await import('#web/domains/webform/widgets/reject-dialog.tsx')).RejectDialog,
);

interface RequestButtonsProps {
  readonly show: ShowRow;
  readonly size?: 'sm';
}
/** Opens, approves or declines a request. A request with typed names is approved on its page. */
export function RequestButtons({ show, size }: RequestButtonsProps) {
  const may = useCan()('show.approve');
  const queries = useQueryClient();
  const { approve } = useShowActions();
  const [declining, setDeclining] = useState(false);
  const look = size ? { size } : {};
  const unresolved = isUnresolved(show);
  if (!may) return null;
  const declined = () => {
    setDeclining(false);
    toast(<Trans>Request declined</Trans>);
    void queries.invalidateQueries();
  };
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
        <>
          <PageLink to={requestPage(show)} className={buttonClass(look)}>
            <Trans>Open request</Trans>
          </PageLink>
          <Button kind="ghost" {...look} className="push" onClick={() => setDeclining(true)}>
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
      <Suspense>
        {declining && <RejectDialog show={show} onClose={() => setDeclining(false)} onDone={declined} />}
      </Suspense>
    </>
  );
}
