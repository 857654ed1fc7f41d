import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { costCenterContract } from '#shared/domains/cost-center/contract.ts';
import { type Product, ProductInput, productContract } from '#shared/domains/product/contract.ts';
import { productGroupContract } from '#shared/domains/product-group/contract.ts';
import { vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { PriceField } from '#web/domains/system/widgets/master/price-field.tsx';
import { queryOf } from '#web/platform/api.ts';
import { SelectField, TextareaField } from '#web/ui/form/fields.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useUnitWords } from './widgets/unit-words.ts';

function useGroup() {
  const { group = '' } = useParams({ strict: false }) as { readonly group?: string };
  const { data } = useQuery(queryOf(productGroupContract.routes.get, { params: { id: group } }));
  return { group, name: data?.name ?? '' };
}

function Fields({ record }: { readonly record?: Product | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextareaField name="description" label={t`Text on documents`} maxLength={500} />
      <PriceField name="price" label={t`Price of one unit`} kept={record?.price.currency} />
      <SelectField name="unit" label={t`Unit`} options={useUnitWords()} />
      <MasterSelect name="vatRateId" label={t`VAT rate`} list={vatRateContract.routes.list} />
      <MasterSelect name="costCenterId" label={t`Cost centre`} list={costCenterContract.routes.list} />
      <MasterSelect name="groupId" label={t`Product group`} must list={productGroupContract.routes.list} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: productContract.routes,
  domain: 'product',
  schema: ProductInput,
  blank: { price: { minor: 0, currency: 'EUR' } },
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
    text: msg`Products of this group, in the order they are offered.`,
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
  Fields,
});
