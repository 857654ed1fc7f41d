import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { productContract } from '#shared/domains/product/contract.ts';
import { type ProductTemplateInput, TEMPLATE_LINES_MAX } from '#shared/domains/product-template/contract.ts';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import './lines.css';

const ONE = 1_000;
export const newLine = () => ({ productId: '', quantity: ONE });

/** The products of a template and how many of each. */
export function LinesField() {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray<ProductTemplateInput, 'lines'>({ name: 'lines' });
  return (
    <fieldset className="ptl-lines">
      <legend className="lab">
        <Trans>Products</Trans>
      </legend>
      {fields.map(({ id }, i) => (
        <div key={id} className="ptl-line">
          <MasterSelect
            name={`lines.${i}.productId`}
            label={t`Product ${i + 1}`}
            must
            list={productContract.routes.list}
          />
          <ScaledField name={`lines.${i}.quantity`} label={t`Quantity`} />
          <IconButton label={t`Remove product ${i + 1}`} disabled={fields.length === 1} onClick={() => remove(i)}>
            <X size={14} />
          </IconButton>
        </div>
      ))}
      <span>
        <Button
          icon={<Plus size={14} />}
          disabled={fields.length >= TEMPLATE_LINES_MAX}
          onClick={() => append(newLine())}
        >
          <Trans>Add a product</Trans>
        </Button>
      </span>
    </fieldset>
  );
}
