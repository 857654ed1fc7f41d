import { Trans } from '@lingui/react/macro';
import { FileSignature, UserRoundCheck } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { AskAgain } from '#web/domains/relations/link/widgets/ask-again.tsx';
import { WayIn } from '#web/domains/relations/link/widgets/way-in.tsx';
import { WorksUntil } from '#web/domains/relations/link/widgets/works-until.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { useOpened } from './use-opened.ts';

const { door: doorRoute, sendCode, askAgain } = esignContract.routes;

export const DoorFoot = () => <Trans>Sent with Backline. Each step is recorded as evidence of the signature.</Trans>;

interface DoorProps {
  readonly secret: string;
  readonly found: OutputOf<typeof doorRoute>;
  readonly opened: Pick<ReturnType<typeof useOpened>, 'opening' | 'isLost'>;
}

/** Another person has the reader's place now, so no new link is offered. */
const PassedOn = ({ senderName, agency }: Pick<DoorProps['found'], 'senderName' | 'agency'>) => (
  <>
    <UserRoundCheck size={28} aria-hidden="true" />
    <h1>
      <Trans>This document was passed on</Trans>
    </h1>
    <p className="mut">
      <Trans>
        Someone else has it now, and nothing is left for you to do. {senderName} of {agency} can answer your questions.
      </Trans>
    </p>
  </>
);

/** Names who asks and until when. The document's title stays hidden until the link is opened. */
export function Door({ secret, found, opened }: DoorProps) {
  const { agency, senderName, state, expiresAt } = found;
  if (found.isPassedOn) return <PassedOn {...found} />;
  if (state === 'withdrawn' || state === 'expired') return <AskAgain route={askAgain} secret={secret} found={found} />;
  return (
    <>
      <FileSignature size={28} aria-hidden="true" />
      <h1>
        {state === 'finished' ? (
          <Trans>Your document from {agency}</Trans>
        ) : (
          <Trans>{agency} sent you a document</Trans>
        )}
      </h1>
      {opened.isLost && (
        <Notice tone="amber" fact={<Trans>You were away for a while.</Trans>}>
          <Trans>Open the document again. Everything you typed is still here.</Trans>
        </Notice>
      )}
      <p className="mut">
        {state === 'finished' ? (
          <Trans>Nothing is left for you to do. You can still read and download it.</Trans>
        ) : (
          <Trans>
            {senderName} asks you to look at it. You read first and decide then: this button signs nothing. You need no
            account.
          </Trans>
        )}
      </p>
      <WayIn secret={secret} codeTo={found.codeTo} sendCode={sendCode} opening={opened.opening}>
        {state === 'finished' ? <Trans>Open document</Trans> : <Trans>Continue</Trans>}
      </WayIn>
      {state !== 'finished' && <WorksUntil expiresAt={expiresAt} />}
    </>
  );
}
