import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Send } from 'lucide-react';
import type * as z from 'zod';
import { emailMessageContract } from '#shared/domains/email-message/contract.ts';
import { DOWNLOAD_DAYS } from '#shared/domains/link/rules.ts';
import { partnerOf } from '#shared/domains/paper/document.ts';
import type { PaperView } from '#shared/domains/paper/schemas.ts';
import type { SendInput } from '#shared/domains/paper/sending.ts';
import { addDays } from '#shared/kernel/date.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/locale.ts';
import { call } from '#web/platform/api.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { CheckboxField, ControlField, SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { isOfKind, paperKey } from '../queries.ts';
import { usePaperKind } from '../widgets/kind.tsx';
import { ShowSaysOnSending } from './show-says.tsx';

type Values = z.input<typeof SendInput>;

const valuesOf = ({ contact, document, locale }: PaperView): Values => ({
  recipient: {
    name: contact?.fullName ?? partnerOf(document).signatory.name,
    email: contact?.email || partnerOf(document).email,
  },
  locale,
  message: '',
  needsCode: false,
  expiresOn: addDays(localToday(), DOWNLOAD_DAYS),
});

function useSending({ paper, onClose }: SendDialogProps) {
  const queries = useQueryClient();
  const kind = usePaperKind();
  return useZodForm<Values, SendInput>({
    schema: () => import('#shared/domains/paper/sending.ts').then(({ SendInput: schema }) => schema),
    defaultValues: valuesOf(paper),
    messages: kind.messages,
    onSubmit: async (values) => {
      const { rev, id } = paper;
      const sent = await call(kind.routes.send, { params: { id }, body: { ...values, rev } });
      queries.setQueryData(paperKey(kind, id), sent[kind.entity]);
      void queries.invalidateQueries({ predicate: isOfKind(kind) });
      void queries.invalidateQueries({ queryKey: [emailMessageContract.routes.list.id] });
      onClose();
      toast(
        <Trans>
          {paper.number} is on its way to {values.recipient.name}
        </Trans>,
      );
    },
  });
}

function Attached({ paper }: { readonly paper: PaperView }) {
  const { files } = paper.rendered;
  const file = files.find(({ kind }) => kind === 'pdf') ?? files[0];
  if (!file) return null;
  return (
    <p className="row meta">
      <FileText size={15} aria-hidden="true" />
      {file.name}, {sizeText(file.size, currentTag())}
    </p>
  );
}

interface SendDialogProps {
  /** As it is stored: all that was typed has been saved. */
  readonly paper: PaperView;
  readonly onClose: () => void;
}
/** Whom the paper goes to, with which words, and how long the link works. */
export function SendDialog(props: SendDialogProps) {
  const { paper, onClose } = props;
  const { t } = useLingui();
  const words = usePaperKind().useWords();
  const form = useSending(props);
  return (
    <FormDialog
      form={form}
      size="send"
      title={t`Send ${paper.number}`}
      onClose={onClose}
      hint={
        <Trans>
          The recipient doesn't need an account. Anyone with the link can read it, unless you require a code.
        </Trans>
      }
      action={words.send}
      icon={<Send size={14} />}
      keys="mod+enter"
      className="ct-send"
    >
      {paper.stage === 'draft' && (
        <Notice tone="amber" fact={<Trans>Sending locks it.</Trans>}>
          <Trans>You can't edit it after sending.</Trans>
        </Notice>
      )}
      <ShowSaysOnSending paper={paper} />
      <div className="cols2">
        <TextField name="recipient.name" label={t`Recipient`} must autoComplete="off" />
        <TextField name="recipient.email" label={t`Email`} type="email" must autoComplete="off" />
        <SelectField name="locale" label={t`Email language`} options={LOCALE_OPTIONS} />
        <ControlField<string | undefined> name="expiresOn" label={t`Link works until`}>
          {({ value, onChange }) => (
            <DatePicker value={value ?? ''} onChange={(date) => onChange(date === '' ? undefined : date)} />
          )}
        </ControlField>
      </div>
      <div className="col">
        <CheckboxField name="needsCode" label={t`Ask for a code`} />
        <span className="meta">
          <Trans>We'll email a 6-digit code to open it.</Trans>
        </span>
      </div>
      <TextareaField name="message" label={t`Message`} rows={5} />
      <Attached paper={paper} />
    </FormDialog>
  );
}
