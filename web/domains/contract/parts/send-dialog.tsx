import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Send } from 'lucide-react';
import type * as z from 'zod';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractMessages } from '#shared/domains/contract/messages.ts';
import type { Contract, SendInput } from '#shared/domains/contract/schemas.ts';
import { emailMessageContract } from '#shared/domains/email-message/contract.ts';
import { DOWNLOAD_DAYS } from '#shared/domains/link/rules.ts';
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
import { contractKey, isContractQuery } from '../queries.ts';

type Values = z.input<typeof SendInput>;

const valuesOf = ({ contact, document, locale }: Contract): Values => ({
  recipient: {
    name: contact?.fullName ?? document.promoter.signatory.name,
    email: contact?.email || document.promoter.email,
  },
  locale,
  message: '',
  needsCode: false,
  expiresOn: addDays(localToday(), DOWNLOAD_DAYS),
});

function useSending({ contract, onClose }: SendDialogProps) {
  const queries = useQueryClient();
  return useZodForm<Values, SendInput>({
    schema: () => import('./form-schemas.ts').then(({ SendSchema }) => SendSchema),
    defaultValues: valuesOf(contract),
    messages: contractMessages,
    onSubmit: async (values) => {
      const { rev, id } = contract;
      const sent = await call(contractContract.routes.send, { params: { id }, body: { ...values, rev } });
      queries.setQueryData(contractKey(id), sent.contract);
      void queries.invalidateQueries({ predicate: isContractQuery });
      void queries.invalidateQueries({ queryKey: [emailMessageContract.routes.list.id] });
      onClose();
      toast(
        <Trans>
          {contract.number} is on its way to {values.recipient.name}
        </Trans>,
      );
    },
  });
}

function Attached({ contract }: { readonly contract: Contract }) {
  const { files } = contract.rendered;
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
  readonly contract: Contract;
  readonly onClose: () => void;
}
/** Whom the contract goes to, with which words, and how long the link works. */
export function SendDialog(props: SendDialogProps) {
  const { contract, onClose } = props;
  const { t } = useLingui();
  const form = useSending(props);
  return (
    <FormDialog
      form={form}
      size="send"
      title={t`Send ${contract.number}`}
      onClose={onClose}
      hint={
        <Trans>
          The recipient needs no account. Whoever has the link can read the contract, unless you ask for a code.
        </Trans>
      }
      action={<Trans>Send contract</Trans>}
      icon={<Send size={14} />}
      keys="mod+enter"
      className="ct-send"
    >
      {contract.stage === 'draft' && (
        <Notice tone="amber" fact={<Trans>Sending freezes the contract.</Trans>}>
          <Trans>What is on paper cannot be changed afterwards.</Trans>
        </Notice>
      )}
      <div className="cols2">
        <TextField name="recipient.name" label={t`Recipient`} must autoComplete="off" />
        <TextField name="recipient.email" label={t`Email`} type="email" must autoComplete="off" />
        <SelectField name="locale" label={t`Language of the mail`} options={LOCALE_OPTIONS} />
        <ControlField<string | undefined> name="expiresOn" label={t`Link works until`}>
          {({ value, onChange }) => (
            <DatePicker value={value ?? ''} onChange={(date) => onChange(date === '' ? undefined : date)} />
          )}
        </ControlField>
      </div>
      <div className="col">
        <CheckboxField name="needsCode" label={t`Ask for a code`} />
        <span className="meta">
          <Trans>Who opens the link types six digits that go to this address.</Trans>
        </span>
      </div>
      <TextareaField name="message" label={t`Message`} rows={5} />
      <Attached contract={contract} />
    </FormDialog>
  );
}
