import { useLingui } from '@lingui/react/macro';
import {
  type BusinessCentralProject,
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
  blank: { name: '', number: '', externalId: '', isActive: true },
  usePlace: () => ({ base: '/businesscentralproject', edit: (id) => `/businesscentralproject/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Business Central projects`,
      text: t`Projects whose number goes into exports.`,
      add: t`New project`,
      empty: t`No projects yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [{ id: 'number', label: t`Project number`, render: (row: BusinessCentralProject) => row.number }];
  },
  Fields,
});
