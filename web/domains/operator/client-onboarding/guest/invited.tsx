import { Trans } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import type { SeenOnboarding } from '#shared/domains/operator/client-onboarding/view.ts';
import { Invitation } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenOnboarding = part(async () => (await import('./open-onboarding.tsx')).OpenOnboarding);

const Welcome = ({ senderName }: { readonly senderName: string }) => (
  <>
    <Building2 size={28} aria-hidden="true" />
    <h1>
      <Trans>Open your agency</Trans>
    </h1>
    <p className="mut">
      <Trans>
        Seven short steps. Each one is saved, so you can stop and continue later. {senderName} can answer your
        questions.
      </Trans>
    </p>
  </>
);

/** The link by which a new agency opens itself. */
export const InvitedAgency = ({ secret }: { readonly secret: string }) => (
  <Invitation<SeenOnboarding>
    secret={secret}
    routes={clientOnboardingContract.routes}
    welcome={(door) => <Welcome {...door} />}
    action={<Trans>Continue</Trans>}
    foot={<Trans>We only record that this page was opened, and what you answer.</Trans>}
  >
    {(view, onView) => <OpenOnboarding secret={secret} view={view} onView={onView} />}
  </Invitation>
);
