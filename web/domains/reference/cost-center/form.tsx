import { useLingui } from '@lingui/react/macro';
import { CostCenterInput } from '#shared/domains/reference/cost-center/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return <TextField name="code" label={t`Code`} must maxLength={20} />;
}

export const form = masterForm({ schema: CostCenterInput, Fields });
