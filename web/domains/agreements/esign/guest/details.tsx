import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FileList } from './file-list.tsx';
import { useGuest } from './guest.ts';
import { useMoments } from './moments.ts';
import { OtherOptions } from './other-options.tsx';
import { People } from './people.tsx';
import { pagesOf, readingMinutes } from './reading-time.ts';
import { mayRead } from './standing.ts';
import { StateCard } from './state-card.tsx';
import { StepHeading } from './steps.tsx';

/** The lead says who asks for what. */
function Lead() {
  const { invitation, standing } = useGuest();
  const { senderName, agency, me } = invitation;
  if (standing !== 'turn')
    return (
      <Trans>
        From {senderName} of {agency}
      </Trans>
    );
  return me.role === 'approver' ? (
    <Trans>
      {senderName} of {agency} asks you to approve this.
    </Trans>
  ) : (
    <Trans>
      {senderName} of {agency} asks you to sign this.
    </Trans>
  );
}

function Facts() {
  const { invitation, standing } = useGuest();
  const { day } = useMoments();
  const { deadlineAt, expiresAt, files, me } = invitation;
  const until = deadlineAt ?? expiresAt;
  const minutes = readingMinutes(files);
  return (
    <dl className="eg-facts">
      {standing === 'turn' && until && (
        <div>
          <dt>{me.role === 'approver' ? <Trans>Please approve by</Trans> : <Trans>Please sign by</Trans>}</dt>
          <dd>{day(until)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>To read</Trans>
        </dt>
        <dd>
          <Plural value={pagesOf(files)} one="# page" other="# pages" />,{' '}
          <Plural value={minutes} one="about # minute" other="about # minutes" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>You</Trans>
        </dt>
        <dd>
          {me.name}
          {me.capacity && `, ${me.capacity}`}
        </dd>
      </div>
    </dl>
  );
}

function Overdue() {
  const { me, expiresAt } = useGuest().invitation;
  const { day } = useMoments();
  if (me.status !== 'overdue') return null;
  return (
    <Notice tone="amber" fact={<Trans>The deadline has passed.</Trans>}>
      {expiresAt ? <Trans>You can still sign until {day(expiresAt)}.</Trans> : <Trans>You can still sign.</Trans>}
    </Notice>
  );
}

/** Reminds of a way that the reader has taken already. */
function Asked() {
  const { hasPaper, isForwardPending, senderName } = useGuest().invitation;
  return (
    <>
      {hasPaper && (
        <Notice tone="blue" fact={<Trans>You asked to sign on paper.</Trans>}>
          <Trans>The document is in your mailbox. You can also sign here instead.</Trans>
        </Notice>
      )}
      {isForwardPending && (
        <Notice tone="blue" fact={<Trans>You proposed somebody else to sign.</Trans>}>
          <Trans>{senderName} decides on it.</Trans>
        </Notice>
      )}
    </>
  );
}

/** The first step: who asks for what, until when, and who else takes part. */
export function Details() {
  const { invitation, standing, go, told } = useGuest();
  const { title, message } = invitation;
  return (
    <>
      <div className="eg-head">
        <StepHeading>{title}</StepHeading>
        <p className="mut">
          <Lead />
        </p>
      </div>
      <StateCard />
      {told && (
        <div role="status">
          <Notice tone="green">{told}</Notice>
        </div>
      )}
      {standing === 'turn' && <Asked />}
      {standing === 'turn' && <Overdue />}
      {message && <blockquote className="eg-message">{message}</blockquote>}
      <Facts />
      {standing !== 'turn' && mayRead(standing) && <FileList />}
      <People />
      {mayRead(standing) && (
        <div className="eg-foot">
          <Button {...(standing === 'turn' ? { kind: 'primary' } : {})} size="xl" onClick={() => go('documents')}>
            <Trans>Read the documents</Trans>
          </Button>
        </div>
      )}
      <OtherOptions />
    </>
  );
}
