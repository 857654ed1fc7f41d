import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { productContract } from '#shared/domains/product/contract.ts';
import {
  ProductTemplateInput,
  productTemplateContract,
  TEMPLATE_LINES_MAX,
  type TemplateArea,
} from '#shared/domains/product-template/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import './product-template.css';

/** One of it, in thousandths. */
const LINE = { productId: '', quantity: 1_000 };

function useAreaWords(): Readonly<Record<TemplateArea, string>> {
  const { t } = useLingui();
  return { contract: t`Contracts`, quote: t`Quotes`, purchaseAgreement: t`Purchase agreements`, invoice: t`Invoices` };
}

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <SelectField name="mainArea" label={t`Used in`} must options={useAreaWords()} />
      <LinesField
        name="lines"
        legend={t`Products`}
        lineOf={(place) => t`Product ${place}`}
        removeOf={(place) => t`Remove product ${place}`}
        add={t`Add a product`}
        blank={LINE}
        min={1}
        max={TEMPLATE_LINES_MAX}
        className="ptl-line"
      >
        {(path, place) => (
          <>
            <MasterSelect
              name={`${path}.productId`}
              label={t`Product ${place}`}
              must
              list={productContract.routes.list}
            />
            <ScaledField name={`${path}.quantity`} label={t`Quantity`} />
          </>
        )}
      </LinesField>
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: productTemplateContract.routes,
  domain: 'product-template',
  schema: ProductTemplateInput,
  blank: { mainArea: 'contract', lines: [LINE] },
  words: {
    title: msg`Product templates`,
    text: msg`Products that go into a document together.`,
    add: msg`New product template`,
    empty: msg`No product templates yet`,
  },
  columns: [
    { id: 'mainArea', label: msg`Used in`, useWords: useAreaWords },
    { id: 'lines', label: msg`Products`, figures: true, render: ({ lines }) => lines.length },
  ],
  Fields,
});
