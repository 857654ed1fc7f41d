import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PaperDocument, partnerOf } from '#shared/domains/agreements/paper/document.ts';
import type { PaperView } from '#shared/domains/agreements/paper/schemas.ts';
import type { SendInput } from '#shared/domains/agreements/paper/sending.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { TemplateChoice, useMailTemplate } from '#web/domains/attached/message-template/widgets/mail-template.tsx';
import { call } from '#web/platform/api.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { Unprintable } from '#web/ui/unprintable.tsx';
import { isOfKind, paperKey } from '../queries.ts';
import { usePaperKind } from '../widgets/kind.tsx';
import { SendDocument, sendValues } from '../widgets/send-document.tsx';
import { useShowMoved, useStatusOnceSent } from '../widgets/use-show-moved.ts';
import { MissingOnSending } from './missing-parts.tsx';
import { ShowSaysOnSending } from './show-says.tsx';

function useSending({ paper, onClose }: SendDialogProps, movesShow: boolean) {
  const queries = useQueryClient();
  const showMoved = useShowMoved();
  const kind = usePaperKind();
  return async (values: SendInput) => {
    const { rev, id } = paper;
    const sent = await call(kind.routes.send, { params: { id }, body: { ...values, rev, movesShow } });
    queries.setQueryData(paperKey(kind, id), sent[kind.entity]);
    void queries.invalidateQueries({ predicate: isOfKind(kind) });
    void queries.invalidateQueries({ queryKey: [emailMessageContract.routes.list.id] });
    showMoved();
    onClose();
    toast(
      <Trans>
        {paper.number} is on its way to {values.recipient.name}
      </Trans>,
    );
  };
}

interface BeforeSendingProps extends Pick<SendDialogProps, 'paper'> {
  readonly document: PaperDocument;
}
function BeforeSending({ paper, document }: BeforeSendingProps) {
  return (
    <>
      {paper.stage === 'draft' && (
        <Notice tone="amber" fact={<Trans>Sending locks it.</Trans>}>
          <Trans>You can't edit it after sending.</Trans>
        </Notice>
      )}
      {paper.stage === 'draft' && <MissingOnSending paper={paper} />}
      {paper.stage === 'draft' && <Unprintable content={document} />}
    </>
  );
}

interface SendDialogProps {
  /** As it is stored: all that was typed has been saved. */
  readonly paper: PaperView;
  readonly onClose: () => void;
}
/** Sends a paper to its contact. */
export function SendDialog(props: SendDialogProps) {
  const { paper, onClose } = props;
  const { t } = useLingui();
  const kind = usePaperKind();
  const { send } = kind.useWords();
  const [movesShow, setMovesShow] = useState(true);
  const status = useStatusOnceSent(paper);
  const mail = useMailTemplate({ type: kind.entity, recordId: paper.id, locale: paper.locale });
  const onSend = useSending(props, movesShow);
  if (!mail.isReady) return null;
  const { contact, document, locale } = paper;
  const partner = partnerOf(document);
  const recipient = {
    name: contact?.fullName ?? partner.signatory.name,
    email: contact?.email || partner.email,
  };
  return (
    <SendDocument
      title={t`Send ${paper.number}`}
      action={send}
      key={mail.template}
      values={{ ...sendValues(recipient, locale), ...mail.own }}
      messages={kind.messages}
      files={paper.rendered.files}
      onSend={onSend}
      onClose={onClose}
      withSubject
    >
      <BeforeSending paper={paper} document={document} />
      <ShowSaysOnSending paper={paper} />
      <TemplateChoice {...mail} />
      {status && (
        <Checkbox checked={movesShow} onChange={({ target }) => setMovesShow(target.checked)}>
          <Trans>Set the show to “{status.name}”</Trans>
        </Checkbox>
      )}
    </SendDocument>
  );
}
