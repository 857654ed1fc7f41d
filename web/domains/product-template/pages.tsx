import { useLingui } from '@lingui/react/macro';
import {
  type ProductTemplate,
  ProductTemplateInput,
  productTemplateContract,
  TEMPLATE_AREAS,
  type TemplateArea,
} from '#shared/domains/product-template/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { LinesField, newLine } from './parts/lines-field.tsx';

function useAreaWords(): Readonly<Record<TemplateArea, string>> {
  const { t } = useLingui();
  return { contract: t`Contracts`, quote: t`Quotes`, purchaseAgreement: t`Purchase agreements`, invoice: t`Invoices` };
}

function Fields() {
  const { t } = useLingui();
  const words = useAreaWords();
  return (
    <>
      <SelectField
        name="mainArea"
        label={t`Used in`}
        must
        options={TEMPLATE_AREAS.map((value) => ({ value, label: words[value] }))}
      />
      <LinesField />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: productTemplateContract.routes,
  domain: 'product-template',
  schema: ProductTemplateInput,
  blank: { name: '', mainArea: 'contract' as const, lines: [newLine()], isActive: true },
  usePlace: () => ({ base: '/producttemplate', edit: (id) => `/producttemplate/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Product templates`,
      text: t`Products that go into a document together.`,
      add: t`New product template`,
      empty: t`No product templates yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    const words = useAreaWords();
    return [
      { id: 'area', label: t`Used in`, render: (row: ProductTemplate) => words[row.mainArea] },
      { id: 'lines', label: t`Products`, figures: true, render: (row: ProductTemplate) => row.lines.length },
    ];
  },
  Fields,
});
