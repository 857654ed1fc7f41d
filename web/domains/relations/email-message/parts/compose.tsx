import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { BODY_MAX, SUBJECT_MAX } from '#shared/domains/attached/message-template/contract.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import type { AttachmentRef } from '#shared/domains/relations/email-message/schemas.ts';
import type { EmailReply } from '#shared/domains/relations/email-reply/schemas.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { call } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { RichField } from '#web/ui/form/rich-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { AttachmentChoice } from './attachment-choice.tsx';
import { RecipientChips } from './recipient-chips.tsx';
import { TemplateChoice } from './template-choice.tsx';

const BODY_ROWS = 10;
const BLANK = { to: '', cc: '', subject: '', body: '', attachments: [] as string[] };
const schema = async () => (await import('./compose-values.ts')).ComposeValues;

const refOf = (value: string): AttachmentRef => {
  const [kind, id = ''] = value.split(' ');
  return { kind: PRINTED_KINDS.find((entity) => entity === kind) ?? 'file', id };
};

/** An answer goes to whoever wrote, under the same subject. */
const answerTo = ({ from, subject }: Answered) => ({
  ...BLANK,
  to: from.email,
  subject: (/^\w{2,3}: /.test(subject) ? subject : `Re: ${subject}`).slice(0, SUBJECT_MAX),
});

function useComposing({ target, onClose, answering }: ComposeProps) {
  const queries = useQueryClient();
  const { list, send } = emailMessageContract.routes;
  return useZodForm({
    schema,
    defaultValues: answering ? answerTo(answering) : BLANK,
    onSubmit: async ({ to, attachments, ...mail }) => {
      const people = to.map((email) => ({ name: '', email }));
      try {
        const answersId = answering?.id;
        await call(send, { body: { ...target, ...mail, to: people, attachments: attachments.map(refOf), answersId } });
      } finally {
        await queries.invalidateQueries({ queryKey: [list.id] });
      }
      toast(<Trans>Email is on its way</Trans>);
      onClose();
    },
  });
}

type Answered = Pick<EmailReply, 'id' | 'from' | 'subject'>;
interface ComposeProps {
  readonly target: RecordSubject;
  readonly onClose: () => void;
  /** The received mail that this one answers. */
  readonly answering?: Answered | undefined;
}
/** A mail about a record, from a template or from scratch. */
export function Compose({ target, onClose, answering }: ComposeProps) {
  const { t } = useLingui();
  const form = useComposing({ target, onClose, answering });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="send"
      title={answering ? t({ context: 'mail', message: 'Reply' }) : t`New email`}
      action={t`Send email`}
      keys="mod+enter"
      className="em"
    >
      <TemplateChoice target={target} />
      <TextField name="to" label={t({ context: 'mail', message: 'To' })} must />
      <RecipientChips target={target} />
      <TextField name="cc" label={t`Cc`} />
      <TextField name="subject" label={t`Subject`} must maxLength={SUBJECT_MAX} />
      <RichField
        name="body"
        label={t`Text`}
        must
        rows={BODY_ROWS}
        maxLength={BODY_MAX}
        help={t`Your signature is added below.`}
      />
      <AttachmentChoice target={target} />
    </FormDialog>
  );
}
