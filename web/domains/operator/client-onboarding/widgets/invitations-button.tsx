import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';

/** The invitations of new agencies. */
export const Invitations = dialogPart(async () => (await import('../parts/invitations.tsx')).Invitations);

export const InvitationsButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button icon={<Mail size={14} />} onClick={onClick}>
    <Trans>Invitations</Trans>
  </Button>
);
