import { Trans } from '@lingui/react/macro';
import { Files } from 'lucide-react';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { part } from '#web/ui/part.tsx';
import { Greeting } from '../widgets/greeting.tsx';
import { invitationOf } from '../widgets/invitation.tsx';
import { ShareFoot } from './share-foot.tsx';

const OpenFiles = part(async () => (await import('./open-files.tsx')).OpenFiles);
const { door, openFiles: open, sendCode, askAgain } = linkContract.routes;

const Welcome = ({ agency, senderName }: { readonly agency: string; readonly senderName: string }) => (
  <Greeting icon={Files} title={<Trans>Files for you</Trans>}>
    <Trans>
      {senderName} of {agency} shared files with you. You can download them without an account.
    </Trans>
  </Greeting>
);

/** The page of a link to files. Nothing happens before the press of a button. */
export const SharedFiles = invitationOf(
  { door, open, sendCode, askAgain },
  Welcome,
  OpenFiles,
  <Trans>Show files</Trans>,
  <ShareFoot />,
);
