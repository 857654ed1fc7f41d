import { msg } from '@lingui/core/macro';
import { agreementPages } from '#web/domains/agreements/agreement/widgets/routes.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const pages = agreementPages({
  domain: 'purchase-agreement',
  entity: 'purchaseAgreement',
  base: '/purchaseagreement',
  titles: {
    many: msg`Purchase agreements`,
    one: msg`Purchase agreement`,
    new: msg`New purchase agreement`,
    copy: msg`Duplicate purchase agreement`,
    total: msg`Totals of purchase agreements`,
  },
  pages: {
    list: lazyPage(() => import('./pages/list.tsx'), 'PurchaseListPage'),
    one: lazyPage(() => import('./pages/agreement.tsx'), 'PurchaseAgreementPage'),
    ofShow: lazyPage(() => import('./pages/new.tsx'), 'PurchaseOfShowPage'),
    new: lazyPage(() => import('./pages/new.tsx'), 'PurchaseNewPage'),
    copy: lazyPage(() => import('./pages/copy.tsx'), 'PurchaseCopyPage'),
    total: lazyPage(() => import('./pages/total.tsx'), 'PurchaseTotalPage'),
  },
});

export const purchaseAgreementRoutes = {
  purchaseList: pages.list,
  purchaseDetail: pages.detail,
  purchaseEdit: pages.edit,
  purchaseOfShow: pages.ofShow,
  purchaseNew: pages.new,
  purchaseCopy: pages.copy,
  purchaseTotal: pages.total,
  purchaseStats: pages.stats,
};
