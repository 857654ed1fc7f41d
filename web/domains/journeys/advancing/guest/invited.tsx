import { Trans } from '@lingui/react/macro';
import { ClipboardList } from 'lucide-react';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import type { SeenRequest } from '#shared/domains/journeys/advancing-link/view.ts';
import { Invitation } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenRequest = part(async () => (await import('./open-request.tsx')).OpenRequest);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <>
    <ClipboardList size={28} aria-hidden="true" />
    <h1>
      <Trans>{agency} asks for the details of a show</Trans>
    </h1>
    <p className="mut">
      <Trans>{senderName} can answer your questions. You need no account, and can stop and go on at any time.</Trans>
    </p>
  </>
);

/** The link of an advancing request, for a person outside who answers. */
export const InvitedToAnswer = ({ secret }: { readonly secret: string }) => (
  <Invitation<SeenRequest>
    secret={secret}
    routes={advancingLinkContract.routes}
    welcome={(door) => <Welcome {...door} />}
    action={<Trans>Open the questions</Trans>}
  >
    {(view, onView) => <OpenRequest secret={secret} view={view} onView={onView} />}
  </Invitation>
);
