import { Trans } from '@lingui/react/macro';
import { ClipboardList } from 'lucide-react';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { Greeting } from '#web/domains/relations/link/widgets/greeting.tsx';
import { invitationOf } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenRequest = part(async () => (await import('./open-request.tsx')).OpenRequest);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <Greeting icon={ClipboardList} title={<Trans>{agency} asks for the details of a show</Trans>}>
    <Trans>{senderName} can answer your questions. You need no account, and can stop and go on at any time.</Trans>
  </Greeting>
);

/** The link of an advancing request, for a person outside who answers. */
export const InvitedToAnswer = invitationOf(
  advancingLinkContract.routes,
  Welcome,
  OpenRequest,
  <Trans>Open the questions</Trans>,
);
