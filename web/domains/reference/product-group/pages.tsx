import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { productGroupContract } from '#shared/domains/reference/product-group/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

export const { ListPage, formPages } = masterPages(productGroupContract.routes, () => import('./form.tsx'), {
  domain: 'product-group',
  words: {
    title: msg`Product groups`,
    text: msg`What you sell besides the fee, by type.`,
    add: msg`New product group`,
    empty: msg`No product groups yet`,
  },
  columns: [
    {
      id: 'products',
      label: msg`Products`,
      render: ({ id }) => (
        <PageLink to={`/productgroup/${id}/product`} className="link">
          <Trans>Show products</Trans>
        </PageLink>
      ),
    },
  ],
});
