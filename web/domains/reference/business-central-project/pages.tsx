import { msg } from '@lingui/core/macro';
import { businessCentralProjectContract } from '#shared/domains/reference/business-central-project/contract.ts';
import { ConnectionCard } from '#web/domains/reference/business-central/widgets/connection-card.tsx';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(businessCentralProjectContract.routes, () => import('./form.tsx'), {
  domain: 'business-central-project',
  usePlace: () => ({
    base: '/businesscentralproject',
    edit: (id) => `/businesscentralproject/${id}`,
    tabs: <ConnectionCard />,
  }),
  words: {
    title: msg`Business Central projects`,
    text: msg`Projects whose number is used in exports.`,
    add: msg`New project`,
    empty: msg`No projects yet`,
  },
  columns: [{ id: 'number', label: msg`Project number` }],
});
