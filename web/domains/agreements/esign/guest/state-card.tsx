import { Trans } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert, CircleCheck, Clock, type LucideIcon, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { CodeLine } from './code-line.tsx';
import { useGuest } from './guest.ts';
import { useMoments } from './moments.ts';
import type { Standing } from './standing.ts';

type Told = Exclude<Standing, 'turn'>;
const LOOKS: Readonly<Record<Told, readonly [string, LucideIcon]>> = {
  later: ['blue', Clock],
  held: ['amber', Clock],
  copy: ['blue', Mail],
  acted: ['green', CircleCheck],
  released: ['green', CircleCheck],
  passedOn: ['green', CircleCheck],
  completing: ['blue', Clock],
  completed: ['green', BadgeCheck],
  onPaper: ['green', CircleCheck],
  declined: ['red', CircleAlert],
  expired: ['amber', Clock],
  withdrawn: ['grey', CircleAlert],
};

/** The names of those who have yet to act. */
function useWaiting(): string {
  const { people } = useGuest().invitation;
  const names = people
    .filter(({ role, status }) => role !== 'copy' && !['done', 'declined', 'released', 'replaced'].includes(status))
    .map(({ name }) => name);
  return [...new Set(names)].join(', ');
}
function useActor(): string {
  const { people } = useGuest().invitation;
  return people.find(({ status, isMe }) => status === 'done' && !isMe)?.name ?? '';
}

interface Words {
  readonly title: ReactNode;
  readonly text: ReactNode;
}
function useActedWords(): Words {
  const { invitation } = useGuest();
  const waiting = useWaiting();
  const { moment } = useMoments();
  const at = moment(invitation.people.find(({ isMe }) => isMe)?.actedAt ?? new Date().toISOString());
  return {
    title:
      invitation.me.role === 'approver' ? <Trans>You approved this, {at}</Trans> : <Trans>You signed this, {at}</Trans>,
    text: <Trans>Still to act: {waiting}. You get the sealed document by email when everyone has signed.</Trans>,
  };
}

function useEndWords(): Partial<Record<Told, Words>> {
  const { agency, senderName, ending, expiresAt, me } = useGuest().invitation;
  const { day } = useMoments();
  const who = ending?.byName ?? agency;
  const isMine = me.status === 'declined';
  const until = expiresAt ? day(expiresAt) : '';
  return {
    completing: {
      title: <Trans>Everyone has signed</Trans>,
      text: <Trans>The document is being finished. You can close this page: the sealed document comes by email.</Trans>,
    },
    completed: {
      title: <Trans>Signed and sealed</Trans>,
      text: <Trans>Everyone has signed. The files are sealed, so that any later change can be detected.</Trans>,
    },
    onPaper: {
      title: <Trans>Signed on paper</Trans>,
      text: <Trans>{agency} has filed the copy that was signed on paper. Nothing is left for you to do.</Trans>,
    },
    declined: {
      title: isMine ? <Trans>You declined this document</Trans> : <Trans>{who} declined this document</Trans>,
      text: <Trans>{senderName} knows the reason and decides what is next. No one can sign this version.</Trans>,
    },
    expired: {
      title: <Trans>This document has expired</Trans>,
      text: (
        <Trans>
          It could be signed until {until}. {senderName} can extend it.
        </Trans>
      ),
    },
    withdrawn: {
      title: <Trans>{agency} has withdrawn this document</Trans>,
      text: <Trans>Nothing is left for you to do.</Trans>,
    },
  };
}

function useOpenWords(): Partial<Record<Told, Words>> {
  const { agency, senderName } = useGuest().invitation;
  const waiting = useWaiting();
  const actor = useActor();
  return {
    later: {
      title: <Trans>It isn't your turn yet</Trans>,
      text: <Trans>You get an email when the others have signed. Still to act: {waiting}.</Trans>,
    },
    held: {
      title: <Trans>On hold for a moment</Trans>,
      text: <Trans>{agency} is checking a correction. You get an email when you can sign.</Trans>,
    },
    copy: {
      title: <Trans>A copy for you</Trans>,
      text: <Trans>{senderName} wants you to know of this document. You need to do nothing.</Trans>,
    },
    released: {
      title: <Trans>{actor} has signed</Trans>,
      text: <Trans>One of your group was enough. Nothing is left for you to do.</Trans>,
    },
    passedOn: {
      title: <Trans>You passed this on</Trans>,
      text: <Trans>{senderName} knows. Nothing is left for you to do.</Trans>,
    },
  };
}

/** Says how things stand for a reader who has nothing to do now, and what comes next. */
export function StateCard() {
  const { standing, invitation } = useGuest();
  const words = { ...useOpenWords(), ...useEndWords(), acted: useActedWords() };
  if (standing === 'turn') return null;
  const [tone, Icon] = LOOKS[standing];
  const { title, text } = words[standing] ?? {};
  const { reason } = invitation.ending ?? {};
  return (
    <div className={cx('eg-state', tone)} role="status">
      <Icon size={22} aria-hidden="true" />
      <div className="col">
        <p className="eg-state-h">{title}</p>
        <p>{text}</p>
        {invitation.code && <CodeLine code={invitation.code} />}
        {reason && <blockquote className="eg-quote">{reason}</blockquote>}
      </div>
    </div>
  );
}
