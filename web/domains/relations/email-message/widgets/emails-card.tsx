import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mail, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import type { EmailRow } from '#shared/domains/relations/email-message/schemas.ts';
import { emailReplyContract } from '#shared/domains/relations/email-reply/contract.ts';
import type { EmailReply, EmailReplyRow } from '#shared/domains/relations/email-reply/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cardStates } from '#web/ui/card-states.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmailView } from '../parts/email-view.tsx';
import { ReplyLine } from '../parts/reply-line.tsx';
import { EmailStateMark } from './email-state.tsx';
import './emails.css';

const ReplyDialog = dialogPart(async () => (await import('../parts/reply-view.tsx')).ReplyDialog);
const Compose = dialogPart(async () => (await import('../parts/compose.tsx')).Compose);

/** A mail that has just been written leaves within seconds. */
const LOOK_MS = 3_000;

function MailLine({ setOpen, mail }: Readonly<{ setOpen: (next: string | undefined) => void; mail: EmailRow }>) {
  const { near } = useFormat();
  return (
    <li>
      <span className="col grow">
        <button type="button" className="link strong cut" onClick={() => setOpen(mail.id)}>
          {mail.subject}
        </button>
        <span className="meta cut">
          {mail.to.map(({ name, email }) => name || email).join(', ')} · {mail.sender.name} · {near(mail.createdAt)}
        </span>
      </span>
      <EmailStateMark state={mail.state} />
    </li>
  );
}

interface OpenedMailProps {
  readonly data: { rows: EmailRow[] } | undefined;
  readonly open: string | undefined;
  readonly setOpen: (next: string | undefined) => void;
}
function OpenedMail({ data, open, setOpen }: OpenedMailProps) {
  const opened = data?.rows.find(({ id }) => id === open);
  return (
    <Dialog
      open={opened !== undefined}
      onClose={() => setOpen(undefined)}
      title={opened?.subject ?? ''}
      size="send"
      closeIcon
    >
      {opened && <EmailView mail={opened} />}
    </Dialog>
  );
}

const MailStates = cardStates({
  lines: 3,
  failed: <Trans>Couldn't load the emails.</Trans>,
  empty: <Trans>No emails yet. Emails sent from here are listed with their delivery status.</Trans>,
});

type Line = { readonly at: string } & ({ readonly mail: EmailRow } | { readonly reply: EmailReplyRow });
const linesOf = (mails: readonly EmailRow[], replies: readonly EmailReplyRow[]): Line[] =>
  [
    ...mails.map((mail) => ({ at: mail.createdAt, mail })),
    ...replies.map((reply) => ({ at: reply.createdAt, reply })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));

function useMails(target: RecordSubject) {
  const mails = useQuery({
    ...queryOf(emailMessageContract.routes.list, { body: target }),
    refetchInterval: ({ state }) => (state.data?.rows.some((mail) => mail.state === 'queued') ? LOOK_MS : false),
  });
  const replies = useQuery(queryOf(emailReplyContract.routes.list, { body: target }));
  const isError = mails.isError || replies.isError;
  const lines = mails.data && replies.data && linesOf(mails.data.rows, replies.data.rows);
  return { mails: mails.data, lines, isError };
}

/** Mails about a record and what became of them, with the answers that came in. A new one is written here. */
export function EmailsCard({ entity, recordId }: RecordSubject) {
  const { t } = useLingui();
  const can = useCan();
  const target = { entity, recordId };
  const { mails, lines, isError } = useMails(target);
  const [writing, setWriting] = useState<{ readonly answering?: EmailReply }>();
  const [open, setOpen] = useState<string>();
  const [reading, setReading] = useState<Id>();

  const add = can('email.create') && (
    <Button size="sm" icon={<Plus size={13} />} onClick={() => setWriting({})}>
      {t`New email`}
    </Button>
  );
  const answer = (reply: EmailReply) => {
    setReading(undefined);
    setWriting({ answering: reply });
  };
  return (
    <Card
      title={t`Emails`}
      icon={<Mail size={15} aria-hidden="true" />}
      count={lines?.length ?? 0}
      action={add || undefined}
    >
      <MailStates isError={isError} count={lines?.length} />
      <ul className="em-list">
        {lines?.map((line) =>
          'mail' in line ? (
            <MailLine key={line.mail.id} setOpen={setOpen} mail={line.mail} />
          ) : (
            <ReplyLine key={line.reply.id} onOpen={setReading} reply={line.reply} />
          ),
        )}
      </ul>
      <OpenedMail data={mails} open={open} setOpen={setOpen} />
      <Suspense>
        {reading && <ReplyDialog id={reading} onAnswer={answer} onClose={() => setReading(undefined)} />}
        {writing && <Compose target={target} {...writing} onClose={() => setWriting(undefined)} />}
      </Suspense>
    </Card>
  );
}
