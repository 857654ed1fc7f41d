import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const Invitations = dialogPart(async () => (await import('../parts/invitations.tsx')).Invitations);

/** Opens the invitations of new agencies. */
export function InvitationsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Mail size={14} />} onClick={() => setOpen(true)}>
        <Trans>Invitations</Trans>
      </Button>
      <Suspense>{isOpen && <Invitations onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
