import { Trans } from '@lingui/react/macro';
import { Inbox } from 'lucide-react';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { Greeting } from '#web/domains/relations/link/widgets/greeting.tsx';
import { invitationOf } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenPortal = part(async () => (await import('./open-portal.tsx')).OpenPortal);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <Greeting icon={Inbox} title={<Trans>Your page at {agency}</Trans>}>
    <Trans>It lists all that is open between you. {senderName} can answer your questions. You need no account.</Trans>
  </Greeting>
);

/** The link of a recipient's page. */
export const InvitedRecipient = invitationOf(portalContract.routes, Welcome, OpenPortal, <Trans>Open my page</Trans>);
