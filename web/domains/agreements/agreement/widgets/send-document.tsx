import { useLingui } from '@lingui/react/macro';
import { FileText, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { DOWNLOAD_DAYS } from '#shared/domains/relations/link/rules.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import type { Messages } from '#shared/kernel/text/messages.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { CheckboxField, ControlField, SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import '../agreement.css';

/** The form holds the addresses of copies as text. */
export type SendValues = Omit<z.input<typeof SendInput>, 'copyTo'> & { readonly copyTo: string };
interface File {
  readonly kind: string;
  readonly name: string;
  readonly size: number;
}

/** First values of a document's email: recipient and language. */
export const sendValues = (recipient: SendValues['recipient'], locale: SendValues['locale']): SendValues => ({
  recipient,
  copyTo: '',
  locale,
  subject: '',
  message: '',
  attach: false,
  needsCode: false,
  expiresOn: addDays(localToday(), DOWNLOAD_DAYS),
});

function Attached({ files }: { readonly files: readonly File[] }) {
  const file = files.find(({ kind }) => kind === 'pdf') ?? files[0];
  if (!file) return null;
  return (
    <p className="row meta">
      <FileText size={15} aria-hidden="true" />
      {file.name}, {sizeText(file.size, currentTag())}
    </p>
  );
}

function RecipientFields({ isEndless }: { readonly isEndless: boolean }) {
  const { t } = useLingui();
  return (
    <div className="cols2">
      <TextField name="recipient.name" label={t`Recipient`} must autoComplete="off" />
      <TextField name="recipient.email" label={t`Email`} type="email" must autoComplete="off" />
      <TextField name="copyTo" label={t`Copy to`} placeholder={t`Email addresses`} autoComplete="off" />
      <SelectField name="locale" label={t`Email language`} options={LOCALE_OPTIONS} />
      {!isEndless && (
        <ControlField<string | undefined> name="expiresOn" label={t`Link works until`}>
          {({ value, onChange }) => (
            <DatePicker value={value ?? ''} onChange={(date) => onChange(date === '' ? undefined : date)} />
          )}
        </ControlField>
      )}
    </div>
  );
}

function CodeField({ withSubject }: { readonly withSubject: boolean }) {
  const { t } = useLingui();
  return (
    <div className="col">
      <CheckboxField name="needsCode" label={t`Ask for a code`} />
      <span className="meta">
        {withSubject
          ? t`We'll email a 6-digit code to open it. The PDF is not attached then.`
          : t`We'll email a 6-digit code to open it.`}
      </span>
    </div>
  );
}

interface SendDocumentProps {
  readonly title: string;
  readonly action: ReactNode;
  readonly values: SendValues;
  readonly messages: Messages;
  /** Left out when the page of the link shows all there is. */
  readonly files?: readonly File[];
  readonly onSend: (values: SendInput) => Promise<void>;
  readonly onClose: () => void;
  /** Above the fields. */
  readonly children?: ReactNode;
  /** Whether the mail has its own subject and can have the file attached. */
  readonly withSubject?: boolean;
  /** Whether no day ends the link. */
  readonly isEndless?: boolean;
}
/** Asks for the recipient of a document, the message, and how long the link works. */
export function SendDocument(props: SendDocumentProps) {
  const {
    title,
    action,
    values,
    messages,
    files,
    onSend,
    onClose,
    children,
    withSubject = false,
    isEndless = false,
  } = props;
  const { t } = useLingui();
  const form = useZodForm<SendValues, SendInput>({
    schema: () =>
      import('#web/domains/agreements/agreement/parts/send-values.ts').then(
        ({ SendDocumentValues }) => SendDocumentValues,
      ),
    defaultValues: values,
    messages,
    onSubmit: onSend,
  });
  return (
    <FormDialog
      form={form}
      size="send"
      title={title}
      onClose={onClose}
      hint={t`The recipient doesn't need an account. Anyone with the link can read it, unless you require a code.`}
      action={action}
      icon={<Send size={14} />}
      keys="mod+enter"
      className="ct-send"
    >
      {children}
      <RecipientFields isEndless={isEndless} />
      {withSubject && <TextField name="subject" label={t`Subject`} maxLength={200} />}
      <TextareaField name="message" label={t`Message`} rows={withSubject ? 8 : 5} maxLength={2000} />
      {withSubject && files && <CheckboxField name="attach" label={t`Attach the PDF`} />}
      <CodeField withSubject={withSubject && files !== undefined} />
      {files && <Attached files={files} />}
    </FormDialog>
  );
}
