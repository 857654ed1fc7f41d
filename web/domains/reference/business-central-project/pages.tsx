import { msg } from '@lingui/core/macro';
import { businessCentralProjectContract } from '#shared/domains/reference/business-central-project/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages({
  routes: businessCentralProjectContract.routes,
  domain: 'business-central-project',
  form: () => import('./form.tsx'),
  words: {
    title: msg`Business Central projects`,
    text: msg`Projects whose number is used in exports.`,
    add: msg`New project`,
    empty: msg`No projects yet`,
  },
  columns: [{ id: 'number', label: msg`Project number` }],
});
