import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { costCenterContract } from '#shared/domains/cost-center/contract.ts';
import { type ProductGroup, ProductGroupInput, productGroupContract } from '#shared/domains/product-group/contract.ts';
import { vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

const Products = ({ id, label }: { readonly id: string; readonly label: ReactNode }) => (
  <PageLink to={`/productgroup/${id}/product`} className="link">
    {label}
  </PageLink>
);

function Fields({ record }: { readonly record?: ProductGroup | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <MasterSelect name="vatRateId" label={t`VAT rate of its products`} list={vatRateContract.routes.list} />
      <MasterSelect name="costCenterId" label={t`Cost centre of its products`} list={costCenterContract.routes.list} />
      {record && <Products id={record.id} label={t`Products of this group`} />}
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: productGroupContract.routes,
  domain: 'product-group',
  schema: ProductGroupInput,
  words: {
    title: msg`Product groups`,
    text: msg`What is sold beside the fee, by kind.`,
    add: msg`New product group`,
    empty: msg`No product groups yet`,
  },
  columns: [
    {
      id: 'products',
      label: msg`Products`,
      render: ({ id }) => <Products id={id} label={<Trans>Show products</Trans>} />,
    },
  ],
  Fields,
});
