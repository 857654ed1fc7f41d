import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { linkMessages } from '#shared/domains/relations/link/messages.ts';
import { DOWNLOAD_DAYS } from '#shared/domains/relations/link/rules.ts';
import type { ShareInput } from '#shared/domains/relations/link/share.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { call } from '#web/platform/api.ts';
import { currentLocale, currentTag } from '#web/platform/i18n.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import { CheckboxField, ControlField, SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import type { FileLinksProps } from '../widgets/file-links.tsx';
import { handOver, RecipientFields } from '../widgets/recipient-fields.tsx';

interface ShareDialogProps extends FileLinksProps {
  readonly onClose: () => void;
  readonly onMade: () => Promise<unknown>;
}

function useSharing({ entity, recordId, files, onClose, onMade }: ShareDialogProps) {
  const [first] = useState<EveryField<ShareInput>>(() => ({
    entity,
    recordId,
    fileIds: files.length === 1 ? files.map(({ id }) => id) : [],
    title: '',
    name: '',
    email: '',
    locale: currentLocale(),
    message: '',
    expiresOn: addDays(localToday(), DOWNLOAD_DAYS),
    needsCode: false,
    maxDownloads: undefined,
    isNewest: false,
  }));
  return useZodForm<ShareInput, ShareInput>({
    schema: () => import('./share-schema.ts').then(({ ShareSchema }) => ShareSchema),
    defaultValues: first,
    messages: linkMessages,
    onSubmit: async (body) => {
      await handOver(await call(linkContract.routes.shareFiles, { body }));
      await onMade();
      onClose();
    },
  });
}

function Limits() {
  const { t } = useLingui();
  return (
    <>
      <ControlField<string | undefined> name="expiresOn" label={t`Link works until`}>
        {({ value, onChange }) => (
          <DatePicker value={value ?? ''} onChange={(date) => onChange(date === '' ? undefined : date)} />
        )}
      </ControlField>
      <NumberField
        name="maxDownloads"
        label={t`Maximum downloads`}
        help={t`Each file and each ZIP counts as one. Empty means no limit.`}
      />
    </>
  );
}

/** A new link to files of a record: which files, for whom, and how long. */
export function ShareDialog(props: ShareDialogProps) {
  const { t } = useLingui();
  const form = useSharing(props);
  const options = props.files.map(({ id, name, size }) => ({
    value: id,
    label: `${name} (${sizeText(size, currentTag())})`,
  }));
  return (
    <FormDialog form={form} title={t`Share files`} action={t`Create link`} keys="mod+enter" onClose={props.onClose}>
      <div className="rec-fields">
        <ChoicesField name="fileIds" label={t`Files`} must options={options} className="rec-wide" />
        <RecipientFields nameMax={100} />
        <TextField
          name="title"
          label={t`Title`}
          maxLength={100}
          autoComplete="off"
          help={t`The recipient sees it. Empty means the name of the file or of this record.`}
        />
        <SelectField name="locale" label={t`Language`} options={LOCALE_OPTIONS} />
        <Limits />
        <div className="rec-wide choices">
          <CheckboxField name="needsCode" label={t`Ask for a code that is emailed to the recipient`} />
          <CheckboxField name="isNewest" label={t`Always show the newest version of each file`} />
        </div>
        <TextareaField name="message" label={t`Message`} rows={3} maxLength={2000} className="rec-wide" />
      </div>
    </FormDialog>
  );
}
