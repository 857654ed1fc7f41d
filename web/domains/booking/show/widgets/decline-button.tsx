import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { toast } from '#web/ui/toaster.ts';

const RejectDialog = dialogPart(async () => (await import('./reject-dialog.tsx')).RejectDialog);
const DeclineRequest = dialogPart(async () => (await import('../parts/decline-request.tsx')).DeclineRequest);

interface DeclineButtonProps {
  readonly show: ShowRow;
  readonly size?: 'sm';
  /** After it, for a page whose show is gone. */
  readonly onDone?: () => void;
}
/** Declines a request. One of a web form has its answers in a log, and a sender outside Backline to email. */
export function DeclineButton({ show, size, onDone }: DeclineButtonProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const Declining = show.asked ? RejectDialog : DeclineRequest;
  const declined = () => {
    setOpen(false);
    toast(<Trans>Request declined</Trans>);
    onDone?.();
    void queries.invalidateQueries();
  };
  return (
    <>
      <Button kind="ghost" {...(size ? { size } : {})} className="push" onClick={() => setOpen(true)}>
        <Trans>Decline</Trans>
      </Button>
      <Suspense>{open && <Declining show={show} onClose={() => setOpen(false)} onDone={declined} />}</Suspense>
    </>
  );
}
