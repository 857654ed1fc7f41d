import { Trans } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { Greeting } from '#web/domains/relations/link/widgets/greeting.tsx';
import { invitationOf } from '#web/domains/relations/link/widgets/invitation.tsx';
import { part } from '#web/ui/part.tsx';

const OpenStatement = part(async () => (await import('./open-statement.tsx')).OpenStatement);

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <Greeting icon={Scale} title={<Trans>{agency} sent you a statement</Trans>}>
    <Trans>{senderName} can answer your questions. You need no account, and opening it agrees to nothing.</Trans>
  </Greeting>
);

/** The link of a statement, for the artist's side. */
export const InvitedArtist = invitationOf(
  statementLinkContract.routes,
  Welcome,
  OpenStatement,
  <Trans>Open statement</Trans>,
);
