import { useLingui } from '@lingui/react/macro';
import { BusinessCentralProjectInput } from '#shared/domains/reference/business-central-project/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="number" label={t`Project number`} must maxLength={20} />
      <TextField name="externalId" label={t`Business Central ID`} maxLength={36} />
    </>
  );
}

export const form = masterForm({ schema: BusinessCentralProjectInput, Fields });
