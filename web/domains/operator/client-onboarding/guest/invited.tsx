import { Trans } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import { Greeting } from '#web/domains/relations/link/widgets/greeting.tsx';
import { invitationOf } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenOnboarding = part(async () => (await import('./open-onboarding.tsx')).OpenOnboarding);

const Welcome = ({ senderName }: { readonly senderName: string }) => (
  <Greeting icon={Building2} title={<Trans>Open your agency</Trans>}>
    <Trans>
      Seven short steps. Each one is saved, so you can stop and continue later. {senderName} can answer your questions.
    </Trans>
  </Greeting>
);

/** The link by which a new agency opens itself. */
export const InvitedAgency = invitationOf(
  clientOnboardingContract.routes,
  Welcome,
  OpenOnboarding,
  <Trans>Continue</Trans>,
  <Trans>We only record that this page was opened, and what you answer.</Trans>,
);
