import { msg } from '@lingui/core/macro';
import { agreementPages } from '#web/domains/agreements/agreement/widgets/routes.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const pages = agreementPages({
  domain: 'quote',
  entity: 'quote',
  base: '/quote',
  titles: {
    many: msg`Quotes`,
    one: msg`Quote`,
    new: msg`New quote`,
    copy: msg`Duplicate quote`,
    total: msg`Totals of quotes`,
  },
  pages: {
    list: lazyPage(() => import('./pages/list.tsx'), 'QuoteListPage'),
    one: lazyPage(() => import('./pages/agreement.tsx'), 'QuoteAgreementPage'),
    ofShow: lazyPage(() => import('./pages/new.tsx'), 'QuoteOfShowPage'),
    new: lazyPage(() => import('./pages/new.tsx'), 'QuoteNewPage'),
    copy: lazyPage(() => import('./pages/copy.tsx'), 'QuoteCopyPage'),
    total: lazyPage(() => import('./pages/total.tsx'), 'QuoteTotalPage'),
  },
});

export const quoteRoutes = {
  quoteList: pages.list,
  quoteDetail: pages.detail,
  quoteEdit: pages.edit,
  quoteOfShow: pages.ofShow,
  quoteNew: pages.new,
  quoteCopy: pages.copy,
  quoteTotal: pages.total,
  quoteStats: pages.stats,
};
