import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';

function NewWebformDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ TitleSchema }) => TitleSchema),
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => {
      const { id } = await call(webformContract.routes.create, { body: { name } });
      goTo(`/webform/${id}/edit`);
    },
  });
  return (
    <FormDialog form={form} title={t`New web form`} onClose={onClose} action={t`Create web form`}>
      <TextField name="name" label={t`Title`} must maxLength={100} help={t`Heading of the public page`} />
    </FormDialog>
  );
}

/** A form starts with its title; everything else follows on its own page. */
export function NewWebform() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
        <Trans>New web form</Trans>
      </Button>
      {open && <NewWebformDialog onClose={() => setOpen(false)} />}
    </>
  );
}
