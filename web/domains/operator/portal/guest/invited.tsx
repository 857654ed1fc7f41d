import { Trans } from '@lingui/react/macro';
import { Inbox } from 'lucide-react';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import type { SeenPortal } from '#shared/domains/operator/portal/view.ts';
import { Invitation } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenPortal = part(async () => (await import('./open-portal.tsx')).OpenPortal);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <>
    <Inbox size={28} aria-hidden="true" />
    <h1>
      <Trans>Your page at {agency}</Trans>
    </h1>
    <p className="mut">
      <Trans>It lists all that is open between you. {senderName} can answer your questions. You need no account.</Trans>
    </p>
  </>
);

/** The link of a recipient's page. */
export const InvitedRecipient = ({ secret }: { readonly secret: string }) => (
  <Invitation<SeenPortal>
    secret={secret}
    routes={portalContract.routes}
    welcome={(door) => <Welcome {...door} />}
    action={<Trans>Open my page</Trans>}
  >
    {(view, onView) => <OpenPortal secret={secret} view={view} onView={onView} />}
  </Invitation>
);
