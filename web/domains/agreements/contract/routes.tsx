import { msg } from '@lingui/core/macro';
import { agreementPages } from '#web/domains/agreements/agreement/widgets/routes.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const pages = agreementPages({
  domain: 'contract',
  entity: 'contract',
  base: '/contract',
  titles: {
    many: msg`Contracts`,
    one: msg`Contract`,
    new: msg`New contract`,
    copy: msg`Duplicate contract`,
    total: msg`Totals of contracts`,
  },
  pages: {
    list: lazyPage(() => import('./pages/list.tsx'), 'ContractListPage'),
    one: lazyPage(() => import('./pages/agreement.tsx'), 'ContractAgreementPage'),
    ofShow: lazyPage(() => import('./pages/new.tsx'), 'ContractOfShowPage'),
    new: lazyPage(() => import('./pages/new.tsx'), 'ContractNewPage'),
    copy: lazyPage(() => import('./pages/copy.tsx'), 'ContractCopyPage'),
    total: lazyPage(() => import('./pages/total.tsx'), 'ContractTotalPage'),
  },
});

export const contractRoutes = {
  contractList: pages.list,
  contractDetail: pages.detail,
  contractEdit: pages.edit,
  contractOfShow: pages.ofShow,
  contractNew: pages.new,
  contractCopy: pages.copy,
  contractTotal: pages.total,
  contractStats: pages.stats,
};
