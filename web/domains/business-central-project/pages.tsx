import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  BusinessCentralProjectInput,
  businessCentralProjectContract,
} from '#shared/domains/business-central-project/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="number" label={t`Project number`} must maxLength={20} />
      <TextField name="externalId" label={t`Id in Business Central`} maxLength={36} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: businessCentralProjectContract.routes,
  domain: 'business-central-project',
  schema: BusinessCentralProjectInput,
  words: {
    title: msg`Business Central projects`,
    text: msg`Projects whose number goes into exports.`,
    add: msg`New project`,
    empty: msg`No projects yet`,
  },
  columns: [{ id: 'number', label: msg`Project number` }],
  Fields,
});
