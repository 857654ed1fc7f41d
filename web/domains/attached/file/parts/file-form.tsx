import { Trans, useLingui } from '@lingui/react/macro';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { FILE_KINDS, type File } from '#shared/domains/attached/file/schemas.ts';
import { fileMessages } from '#shared/kernel/text/file-messages.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { SelectField, SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { useFileKinds } from './file-words.ts';
import { useFileWork } from './use-file-work.tsx';

const { update } = fileContract.routes;
const schema = async () => (await import('./file-values.ts')).FileValues;

const Saved = ({ name }: { readonly name: string }) => <Trans>{name} saved</Trans>;

/** Its name, its label, and whether people outside see it. */
export function FileForm({ file }: { readonly file: File }) {
  const { t } = useLingui();
  const { again } = useFileWork();
  const kinds = useFileKinds();
  const { id, rev, name, kind, isVisibleOutside } = file;
  const form = useZodForm({
    inPreview: true,
    schema,
    messages: fileMessages,
    defaultValues: { name, kind, isVisibleOutside },
    onSubmit: async (values) => {
      await call(update, { params: { id }, body: { ...values, rev } });
      await again();
      toast(<Saved name={values.name} />);
    },
  });
  return (
    <Form form={form}>
      <ErrorSummary />
      <TextField name="name" label={t`Name`} must maxLength={200} />
      <SelectField
        name="kind"
        label={t({ context: 'file', message: 'Label' })}
        options={FILE_KINDS.map((value) => ({ value, label: kinds[value] }))}
      />
      <SwitchField name="isVisibleOutside" label={t`Visible to outside users`} />
      <Button type="submit" busy={form.busy} disabled={!form.dirty} keys="mod+enter">
        {t`Save`}
      </Button>
    </Form>
  );
}
