import { useLingui } from '@lingui/react/macro';
import { costCenterContract } from '#shared/domains/cost-center/contract.ts';
import { type ProductGroup, ProductGroupInput, productGroupContract } from '#shared/domains/product-group/contract.ts';
import { vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

const Products = ({ id, label }: { readonly id: string; readonly label: string }) => (
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
  blank: { name: '', isActive: true },
  usePlace: () => ({ base: '/productgroup', edit: (id) => `/productgroup/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Product groups`,
      text: t`What is sold beside the fee, by kind.`,
      add: t`New product group`,
      empty: t`No product groups yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [
      {
        id: 'products',
        label: t`Products`,
        render: ({ id }: ProductGroup) => <Products id={id} label={t`Show products`} />,
      },
    ];
  },
  Fields,
});
