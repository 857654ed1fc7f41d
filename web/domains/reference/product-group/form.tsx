import { useLingui } from '@lingui/react/macro';
import { costCenterContract } from '#shared/domains/reference/cost-center/contract.ts';
import { type ProductGroup, ProductGroupInput } from '#shared/domains/reference/product-group/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

function Fields({ record }: { readonly record?: ProductGroup | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <MasterSelect name="vatRateId" label={t`VAT rate of its products`} list={vatRateContract.routes.list} />
      <MasterSelect name="costCenterId" label={t`Cost centre of its products`} list={costCenterContract.routes.list} />
      <TextField name="ledger" label={t`Ledger of its products`} maxLength={15} />
      {record && (
        <PageLink to={`/productgroup/${record.id}/product`} className="link">
          {t`Products of this group`}
        </PageLink>
      )}
    </>
  );
}

export const form = masterForm({ schema: ProductGroupInput, Fields });
