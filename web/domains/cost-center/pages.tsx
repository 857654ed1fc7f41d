import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CostCenterInput, costCenterContract } from '#shared/domains/cost-center/contract.ts';
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
  usePlace: () => ({ base: '/costcenter', edit: (id) => `/costcenter/${id}/edit` }),
  words: {
    title: msg`Cost centres`,
    text: msg`Where income and cost are booked to.`,
    add: msg`New cost centre`,
    empty: msg`No cost centres yet`,
  },
  columns: [{ id: 'code', label: msg`Code` }],
  Fields,
});
