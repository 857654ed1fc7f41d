import { useLingui } from '@lingui/react/macro';
import { UrlInput } from '#shared/domains/reference/url/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="url" label={t`Web address`} must maxLength={500} inputMode="url" />
      <TextField name="description" label={t`Name`} maxLength={200} />
    </>
  );
}

export const form = masterForm({ schema: UrlInput, Fields });
