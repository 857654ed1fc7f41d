import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Paperclip, Reply, Trash2 } from 'lucide-react';
import { emailReplyContract } from '#shared/domains/relations/email-reply/contract.ts';
import { withoutQuote } from '#shared/domains/relations/email-reply/rules.ts';
import type { EmailReply } from '#shared/domains/relations/email-reply/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { cardStates } from '#web/ui/card-states.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { ReplyMark } from './reply-line.tsx';

const { get, file, list, remove } = emailReplyContract.routes;

const ReplyStates = cardStates({ lines: 5, failed: <Trans>Couldn't load the email.</Trans>, empty: null });

function Words({ reply: { text, isCut, isInfected } }: { readonly reply: EmailReply }) {
  if (isInfected)
    return (
      <p className="meta">
        <Trans>A virus was found in this email, so neither its text nor its files are kept.</Trans>
      </p>
    );
  const { said, quoted } = withoutQuote(text);
  return (
    <div className="em-reply">
      {said}
      {quoted && (
        <details className="em-quoted">
          <summary>
            <Trans>Show quoted text</Trans>
          </summary>
          {quoted}
        </details>
      )}
      {isCut && (
        <p className="meta">
          <Trans>The email was longer. The rest is not kept.</Trans>
        </p>
      )}
    </div>
  );
}

function Files({ reply: { id, files } }: { readonly reply: EmailReply }) {
  const { mutate } = useMutation({ ...mutationOf(file), onSuccess: saveAs });
  return (
    <ul className="em-files">
      {files.map(({ name, refused }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an attachment is its place in the mail
        <li key={n} className="row">
          <Paperclip size={13} aria-hidden="true" />
          {refused ? (
            <span className="meta">
              {name} · <Trans>not kept: its type or size is not allowed</Trans>
            </span>
          ) : (
            <button type="button" className="link cut" onClick={() => mutate({ params: { id, n } })}>
              {name}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReplyDialogProps {
  readonly id: Id;
  readonly onAnswer: (reply: EmailReply) => void;
  readonly onClose: () => void;
}
function Actions({ reply, onAnswer, onClose }: Omit<ReplyDialogProps, 'id'> & { readonly reply: EmailReply }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, subject, from } = reply;
  const drop = async () => {
    if (!(await dialogs.remove({ name: subject || from.email }))) return;
    await call(remove, { params: { id } });
    await queries.invalidateQueries({ queryKey: [list.id] });
    onClose();
  };
  return (
    <div className="row">
      <Button kind="primary" icon={<Reply size={14} />} onClick={() => onAnswer(reply)}>
        {t({ context: 'mail', message: 'Reply' })}
      </Button>
      <Button icon={<Trash2 size={14} />} onClick={() => void drop()}>
        {t`Delete`}
      </Button>
    </div>
  );
}

function ReplyView({ reply }: { readonly reply: EmailReply }) {
  const { near } = useFormat();
  const { from, createdAt } = reply;
  return (
    <>
      <Facts
        items={[
          {
            id: 'from',
            label: <Trans context="mail">From</Trans>,
            value: `${from.name ? `${from.name} <${from.email}>` : from.email}, ${near(createdAt)}`,
          },
          { id: 'state', label: <Trans>State</Trans>, value: <ReplyMark reply={reply} /> },
        ]}
      />
      <Words reply={reply} />
      <Files reply={reply} />
    </>
  );
}

/** A received mail: who wrote it, what it says and what came along. */
export function ReplyDialog({ id, ...acts }: ReplyDialogProps) {
  const { t } = useLingui();
  const can = useCan();
  const { data: reply, isError } = useQuery(queryOf(get, { params: { id } }));
  return (
    <Dialog open onClose={acts.onClose} title={reply?.subject || t`No subject`} size="send" closeIcon>
      {reply ? (
        <div className="em">
          <ReplyView reply={reply} />
          {can('email.create') && <Actions reply={reply} {...acts} />}
        </div>
      ) : (
        <ReplyStates isError={isError} count={undefined} />
      )}
    </Dialog>
  );
}
