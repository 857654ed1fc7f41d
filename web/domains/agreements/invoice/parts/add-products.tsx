import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceLineInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { productContract } from '#shared/domains/reference/product/contract.ts';
import { productGroupContract } from '#shared/domains/reference/product-group/contract.ts';
import { productTemplateContract } from '#shared/domains/reference/product-template/contract.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { queryOf } from '#web/platform/api.ts';
import { Select } from '#web/ui/input.tsx';
import { productLine } from './form-model.ts';
import { useInvoiceCurrency } from './line-fields.tsx';

const templatesOfInvoices = { body: { perPage: 1000, mainArea: 'invoice' as const } };

/** Products in the invoice's money, as lines, and the templates of them. */
function useOffer(vatRateId: string) {
  const currency = useInvoiceCurrency();
  const products = useQuery(allMasters(productContract.routes.list)).data?.rows ?? [];
  const groups = useQuery(allMasters(productGroupContract.routes.list)).data?.rows ?? [];
  const templates = useQuery(queryOf(productTemplateContract.routes.list, templatesOfInvoices)).data?.rows ?? [];
  const offered = products.filter(({ price, isActive }) => isActive && price.currency === currency);
  const lineOf = (id: string, quantity?: number) =>
    offered
      .filter((product) => product.id === id)
      .map((product) => {
        const group = groups.find((one) => one.id === product.groupId);
        return productLine(product, { ...group, vatRateId: group?.vatRateId ?? vatRateId }, quantity);
      });
  const linesOf = (templateId: string) =>
    templates
      .filter(({ id }) => id === templateId)
      .flatMap(({ lines }) => lines.flatMap(({ productId, quantity }) => lineOf(productId, quantity)));
  return { offered, templates: templates.filter(({ isActive }) => isActive), lineOf, linesOf };
}

interface PickProps {
  readonly label: string;
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  readonly onPick: (id: string) => void;
}
const Pick = ({ label, rows, onPick }: PickProps) =>
  rows.length > 0 && (
    <Select
      aria-label={label}
      placeholder={label}
      className="inv-pick"
      options={rows.map(({ id, name }) => ({ value: id, label: name }))}
      value=""
      onChange={({ target }) => onPick(target.value)}
    />
  );

type AddProductsProps = Readonly<{ vatRateId: string; onAdd: (lines: readonly InvoiceLineInput[]) => void }>;
/** Lines out of the agency's own price list; nothing where it has none. */
export function AddProducts({ vatRateId, onAdd }: AddProductsProps) {
  const { t } = useLingui();
  const { offered, templates, lineOf, linesOf } = useOffer(vatRateId);
  return (
    <>
      <Pick label={t`Add a product`} rows={offered} onPick={(id) => onAdd(lineOf(id))} />
      <Pick label={t`Add a template`} rows={templates} onPick={(id) => onAdd(linesOf(id))} />
    </>
  );
}
