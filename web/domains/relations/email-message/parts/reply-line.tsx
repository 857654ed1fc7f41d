import { Trans } from '@lingui/react/macro';
import { Paperclip, Reply } from 'lucide-react';
import type { EmailReplyRow } from '#shared/domains/relations/email-reply/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Status } from '#web/ui/status.tsx';

type ReplyMarkProps = Readonly<{ reply: Pick<EmailReplyRow, 'isVerified' | 'isAutomatic' | 'isInfected'> }>;
/** Says what a reader must know of a received mail. */
export function ReplyMark({ reply: { isVerified, isAutomatic, isInfected } }: ReplyMarkProps) {
  if (isInfected) return <Status tone="red">{<Trans>Virus removed</Trans>}</Status>;
  if (isAutomatic) return <Status tone="grey">{<Trans>Automatic reply</Trans>}</Status>;
  return isVerified ? (
    <Status tone="blue">
      <Trans context="mail">Received</Trans>
    </Status>
  ) : (
    <Status tone="amber">
      <Trans>Sender not verified</Trans>
    </Status>
  );
}

interface ReplyLineProps {
  readonly reply: EmailReplyRow;
  readonly onOpen: (id: string) => void;
}
export function ReplyLine({ reply, onOpen }: ReplyLineProps) {
  const { near } = useFormat();
  const { id, from, subject, excerpt, createdAt, fileCount } = reply;
  return (
    <li>
      <Reply size={14} aria-hidden="true" />
      <span className="col grow">
        <button type="button" className="link strong cut" onClick={() => onOpen(id)}>
          {subject || <Trans>No subject</Trans>}
        </button>
        <span className="meta cut">
          {from.name || from.email} · {near(createdAt)} {excerpt && `· ${excerpt}`}
        </span>
      </span>
      {fileCount > 0 && <Paperclip size={13} aria-hidden="true" />}
      <ReplyMark reply={reply} />
    </li>
  );
}
