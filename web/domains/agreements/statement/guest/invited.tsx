import { Trans } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import type { SeenStatement } from '#shared/domains/agreements/statement-link/view.ts';
import { Invitation } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenStatement = part(async () => (await import('./open-statement.tsx')).OpenStatement);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <>
    <Scale size={28} aria-hidden="true" />
    <h1>
      <Trans>{agency} sent you a statement</Trans>
    </h1>
    <p className="mut">
      <Trans>{senderName} can answer your questions. You need no account, and opening it agrees to nothing.</Trans>
    </p>
  </>
);

/** The link of a statement, for the artist's side. */
export const InvitedArtist = ({ secret }: { readonly secret: string }) => (
  <Invitation<SeenStatement>
    secret={secret}
    routes={statementLinkContract.routes}
    welcome={(door) => <Welcome {...door} />}
    action={<Trans>Open statement</Trans>}
  >
    {(view, onView) => <OpenStatement secret={secret} view={view} onView={onView} />}
  </Invitation>
);
