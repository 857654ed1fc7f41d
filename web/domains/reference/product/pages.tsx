import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { productContract } from '#shared/domains/reference/product/contract.ts';
import { productGroupContract } from '#shared/domains/reference/product-group/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { queryOf } from '#web/platform/api.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useUnitWords } from './widgets/unit-words.ts';

function useGroup() {
  const { group = '' } = useParams({ strict: false }) as { readonly group?: string };
  const { data } = useQuery(queryOf(productGroupContract.routes.get, { params: { id: group } }));
  return { group, name: data?.name ?? '' };
}

export const { ListPage, formPages } = masterPages(productContract.routes, () => import('./form.tsx'), {
  domain: 'product',
  usePlace: () => {
    const { group } = useGroup();
    const base = `/productgroup/${group}/product`;
    const back = (
      <PageLink to="/productgroup" className="link">
        <Trans>All product groups</Trans>
      </PageLink>
    );
    return { base, edit: (id) => `${base}/${id}`, scope: { groupId: group }, tabs: <p>{back}</p> };
  },
  useTitle: () => useGroup().name,
  words: {
    title: msg`Products of a group`,
    text: msg`Products in this group, in the order they're offered.`,
    add: msg`New product`,
    empty: msg`No products in this group yet`,
  },
  columns: [
    { id: 'unit', label: msg`Unit`, useWords: useUnitWords },
    {
      id: 'price',
      label: msg`Price`,
      figures: true,
      render: ({ price }, { money }) => money(price.minor, price.currency),
    },
  ],
});
