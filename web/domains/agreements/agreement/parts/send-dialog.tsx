import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AgreementDocument, partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import type { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { agreementKey, isOfKind } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { SendDocument, sendValues } from '#web/domains/agreements/agreement/widgets/send-document.tsx';
import {
  type Moves,
  useMovesOnceSent,
  useShowMoved,
} from '#web/domains/agreements/agreement/widgets/use-show-moved.ts';
import { TemplateChoice, useMailTemplate } from '#web/domains/attached/message-template/widgets/mail-template.tsx';
import { call } from '#web/platform/api.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { Unprintable } from '#web/ui/unprintable.tsx';
import { MissingOnSending } from './missing-parts.tsx';
import { ShowSaysOnSending } from './show-says.tsx';

function useSending({ agreement, onClose }: SendDialogProps, movesShow: boolean) {
  const queries = useQueryClient();
  const showMoved = useShowMoved();
  const kind = useAgreementKind();
  return async (values: SendInput) => {
    const { rev, id } = agreement;
    const sent = await call(kind.routes.send, { params: { id }, body: { ...values, rev, movesShow } });
    queries.setQueryData(agreementKey(kind, id), sent[kind.entity]);
    void queries.invalidateQueries({ predicate: isOfKind(kind) });
    void queries.invalidateQueries({ queryKey: [emailMessageContract.routes.list.id] });
    showMoved();
    onClose();
    toast(
      <Trans>
        {agreement.number} is on its way to {values.recipient.name}
      </Trans>,
    );
  };
}

interface BeforeSendingProps extends Pick<SendDialogProps, 'agreement'> {
  readonly document: AgreementDocument;
}
function BeforeSending({ agreement, document }: BeforeSendingProps) {
  return (
    <>
      {agreement.stage === 'draft' && (
        <Notice tone="amber" fact={<Trans>Sending locks it.</Trans>}>
          <Trans>You can't edit it after sending.</Trans>
        </Notice>
      )}
      {agreement.stage === 'draft' && <MissingOnSending agreement={agreement} />}
      {agreement.stage === 'draft' && <Unprintable content={document} />}
    </>
  );
}

interface MovesChoiceProps extends Moves {
  readonly isOne: boolean;
  readonly checked: boolean;
  readonly onChange: (movesShow: boolean) => void;
}
/** Whether the shows move along. It names those of several that stay as they are. */
function MovesChoice({ status, staying, isOne, checked, onChange }: MovesChoiceProps) {
  if (!status) return null;
  const numbers = staying.map(({ number }) => number).join(', ');
  return (
    <div className="col">
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
        {isOne ? <Trans>Set the show to “{status.name}”</Trans> : <Trans>Set the shows to “{status.name}”</Trans>}
      </Checkbox>
      {numbers && (
        <span className="meta">
          <Trans>These keep their status: {numbers}</Trans>
        </span>
      )}
    </div>
  );
}

interface SendDialogProps {
  /** As it is stored: all that was typed has been saved. */
  readonly agreement: AgreementView;
  readonly onClose: () => void;
}
/** Sends an agreement to its contact. */
export function SendDialog(props: SendDialogProps) {
  const { agreement, onClose } = props;
  const { t } = useLingui();
  const kind = useAgreementKind();
  const { send } = kind.useWords();
  const [movesShow, setMovesShow] = useState(true);
  const moves = useMovesOnceSent(agreement);
  const mail = useMailTemplate({ type: kind.entity, recordId: agreement.id, locale: agreement.locale });
  const onSend = useSending(props, movesShow);
  if (!mail.isReady) return null;
  const { contact, document, locale } = agreement;
  const partner = partnerOf(document);
  const recipient = {
    name: contact?.fullName ?? partner.signatory.name,
    email: contact?.email || partner.email,
  };
  return (
    <SendDocument
      title={t`Send ${agreement.number}`}
      action={send}
      key={mail.template}
      values={{ ...sendValues(recipient, locale), ...mail.own }}
      messages={kind.messages}
      files={agreement.rendered.files}
      onSend={onSend}
      onClose={onClose}
      withSubject
    >
      <BeforeSending agreement={agreement} document={document} />
      <ShowSaysOnSending agreement={agreement} />
      <TemplateChoice {...mail} />
      <MovesChoice {...moves} isOne={!agreement.otherShows} checked={movesShow} onChange={setMovesShow} />
    </SendDocument>
  );
}
