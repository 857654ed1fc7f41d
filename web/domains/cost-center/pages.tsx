import { useLingui } from '@lingui/react/macro';
import { type CostCenter, CostCenterInput, costCenterContract } from '#shared/domains/cost-center/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return <TextField name="code" label={t`Code`} must maxLength={20} />;
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: costCenterContract.routes,
  domain: 'cost-center',
  schema: CostCenterInput,
  blank: { name: '', code: '', isActive: true },
  usePlace: () => ({ base: '/costcenter', edit: (id) => `/costcenter/${id}/edit` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Cost centres`,
      text: t`Where income and cost are booked to.`,
      add: t`New cost centre`,
      empty: t`No cost centres yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [{ id: 'code', label: t`Code`, render: (row: CostCenter) => row.code }];
  },
  Fields,
});
