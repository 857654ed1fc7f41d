import { useLingui } from '@lingui/react/macro';
import { productContract } from '#shared/domains/reference/product/contract.ts';
import { ProductTemplateInput, TEMPLATE_LINES_MAX } from '#shared/domains/reference/product-template/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { useAreaWords } from './parts/area-words.ts';
import './product-template.css';

/** One of it, in thousandths. */
const LINE = { productId: '', quantity: 1_000 };

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
              firstAt="/productgroup"
            />
            <ScaledField name={`${path}.quantity`} label={t`Quantity`} />
          </>
        )}
      </LinesField>
    </>
  );
}

export const form = masterForm({
  schema: ProductTemplateInput,
  blank: { mainArea: 'contract', lines: [LINE] },
  Fields,
});
