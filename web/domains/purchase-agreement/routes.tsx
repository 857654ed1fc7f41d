import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Handshake } from 'lucide-react';
import { paperPages } from '#web/domains/paper/widgets/routes.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { registerSearch } from '#web/platform/search-providers.ts';

const pages = paperPages({
  domain: 'purchase-agreement',
  entity: 'purchaseAgreement',
  base: '/purchaseagreement',
  titles: {
    many: msg`Purchase agreements`,
    one: msg`Purchase agreement`,
    new: msg`New purchase agreement`,
    copy: msg`Copy purchase agreement`,
    total: msg`Totals of purchase agreements`,
  },
  pages: {
    list: lazyPage(() => import('./pages/list.tsx'), 'PurchaseListPage'),
    one: lazyPage(() => import('./pages/paper.tsx'), 'PurchasePaperPage'),
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

registerSearch({
  id: 'purchaseAgreement',
  group: () => i18n._(msg`Purchase agreements`),
  icon: Handshake,
  permission: 'purchaseAgreement.read',
  prefix: '#',
  search: async (keyword, signal) => (await import('./search.ts')).searchPurchases(keyword, signal),
});
