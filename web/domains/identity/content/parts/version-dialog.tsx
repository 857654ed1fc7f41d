import { useLingui } from '@lingui/react/macro';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { CONTROLLER_MAX, TEXT_MAX, TITLE_MAX } from '#shared/domains/identity/content/kinds.ts';
import { contentMessages } from '#shared/domains/identity/content/messages.ts';
import type { ContentFields, ContentInput } from '#shared/domains/identity/content/schemas.ts';
import { call } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { LanguageTextField } from '#web/ui/form/language-text-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

type VersionDialogProps = Readonly<{ before: ContentFields; onClose: () => void; onMade: () => Promise<unknown> }>;
/** A new version of a document, which begins with the words of the last one. */
export function VersionDialog({ before, onClose, onMade }: VersionDialogProps) {
  const { t } = useLingui();
  const { version: _version, ...last } = before;
  const form = useZodForm<ContentInput, ContentInput>({
    schema: () => import('./form-schemas.ts').then(({ ContentSchema }) => ContentSchema),
    defaultValues: { ...last, date: localToday(), needsAcceptance: false },
    messages: contentMessages,
    onSubmit: async (body) => {
      await call(contentContract.routes.create, { body });
      await onMade();
      onClose();
    },
  });
  return (
    <FormDialog form={form} size="send" title={before.title} action={t`Publish version`} onClose={onClose}>
      <DateField name="date" label={t`Applies from`} must />
      <TextField name="controller" label={t`Responsible`} must maxLength={CONTROLLER_MAX} />
      {before.kind === 'terms' && <SwitchField name="needsAcceptance" label={t`Ask every user to accept it`} />}
      <LanguageTextField name="title" label={t`Title`} maxLength={TITLE_MAX} />
      <LanguageTextField
        name="text"
        label={t`Text`}
        maxLength={TEXT_MAX}
        help={t`**bold**, _italic_, lists with - and links work.`}
      />
    </FormDialog>
  );
}
