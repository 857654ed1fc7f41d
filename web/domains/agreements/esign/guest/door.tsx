import { Trans } from '@lingui/react/macro';
import { FileSignature, UserRoundCheck } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { AskAgain } from '#web/domains/relations/link/widgets/ask-again.tsx';
import { WorksUntil } from '#web/domains/relations/link/widgets/works-until.tsx';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import type { useOpened } from './use-opened.ts';

const CodeAccess = part(async () => (await import('#web/domains/relations/link/widgets/code-access.tsx')).CodeAccess);
const { door: doorRoute, sendCode, askAgain } = esignContract.routes;

export const DoorFoot = () => <Trans>Sent with Backline. Each step is recorded as evidence of the signature.</Trans>;

interface DoorProps {
  readonly secret: string;
  readonly found: OutputOf<typeof doorRoute>;
  readonly opened: Pick<ReturnType<typeof useOpened>, 'opening' | 'isLost'>;
}

function WayIn({ secret, found: { codeTo, state }, opened: { opening } }: DoorProps) {
  const { isPending: busy, error, mutate, reset } = opening;
  const params = { secret };
  if (codeTo)
    return (
      <CodeAccess
        route={sendCode}
        secret={secret}
        to={codeTo}
        busy={busy}
        error={error}
        onSent={reset}
        onContinue={(code) => mutate({ params, body: { code } })}
      />
    );
  return (
    <>
      <Button kind="primary" size="xl" busy={busy} disabled={busy} onClick={() => mutate({ params, body: {} })}>
        {state === 'finished' ? <Trans>Open document</Trans> : <Trans>Continue</Trans>}
      </Button>
      {error && (
        <p className="meta" role="alert">
          {isExpected(error) ? error.message : <Trans>Please try again in a moment.</Trans>}
        </p>
      )}
    </>
  );
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
export function Door(props: DoorProps) {
  const { secret, found, opened } = props;
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
      <WayIn {...props} />
      {state !== 'finished' && <WorksUntil expiresAt={expiresAt} />}
    </>
  );
}
