import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_PRODUCTS } from '#shared/domains/booking/show/parts.ts';
import { productContract } from '#shared/domains/reference/product/contract.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { cultureName } from '#web/domains/relations/artist-rider/widgets/rider-words.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { ControlField, TextField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/input.tsx';
import type { ShowValues } from '../../model/form.ts';
import { PriceField } from './sale-fields.tsx';

/** An artist has few. */
const ALL = 100;

/** Chooses the riders: those in force, and those already chosen that no longer are. */
export function RidersField() {
  const { t } = useLingui();
  const artistIds = useWatch<ShowValues, 'artistIds'>({ name: 'artistIds' });
  const found = useQueries({
    queries: artistIds.map((artistId) =>
      queryOf(artistRiderContract.routes.list, { body: { artistId, perPage: ALL } }),
    ),
  });
  const riders = found.flatMap(({ data }) => data?.rows ?? []);
  return (
    <ControlField<readonly string[] | undefined> name="riderIds" label={t`Riders`} group>
      {({ value = [], onChange }) => {
        const shown = riders.filter(({ id, isActive }) => isActive || value.includes(id));
        if (shown.length === 0) return <p className="meta">{t`No riders for these artists yet`}</p>;
        return (
          <div className="sh-checks">
            {shown.map(({ id, name, language, artistName }) => (
              <Checkbox
                key={id}
                checked={value.includes(id)}
                onChange={() => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])}
              >
                {name}
                <span className="dim">
                  , {artistName}, {cultureName(language)}
                </span>
              </Checkbox>
            ))}
          </div>
        );
      }}
    </ControlField>
  );
}

/** A product of the agency's list, with the price it has now. */
function FromList() {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<ShowValues>();
  const { data } = useQuery(queryOf(productContract.routes.list, { body: { isActive: true, perPage: 1000 } }));
  const rows = data?.rows ?? [];
  const add = (id: string) => {
    const product = rows.find((row) => row.id === id);
    if (!product) return;
    const row = { productId: id, name: product.name, quantity: 1, price: product.price };
    setValue('products', [...(getValues('products') ?? []), row], { shouldDirty: true });
  };
  if (rows.length === 0) return null;
  return (
    <Field label={t`From the product list`}>
      <Select
        value=""
        placeholder={t`Choose a product`}
        options={rows.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => add(event.target.value)}
      />
    </Field>
  );
}

/** Asks for the products that are sold beside the fee. */
export function ProductsField() {
  const { t } = useLingui();
  const can = useCan();
  const { currency } = useMe().tenant;
  return (
    <div className="sh-stack">
      <LinesField
        name="products"
        legend={t`Products`}
        lineOf={(place) => t`Product ${place}`}
        removeOf={(place) => t`Remove product ${place}`}
        add={t`Add product`}
        blank={{ name: '', quantity: 1, price: { minor: 0, currency } }}
        max={MAX_PRODUCTS}
        className="sh-line3"
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label={t`Product`} must maxLength={100} />
            <PriceField name={`${path}.price`} label={t`Price`} />
            <NumberField name={`${path}.quantity`} label={t`Quantity`} />
          </>
        )}
      </LinesField>
      {can('masterData.read') && <FromList />}
    </div>
  );
}
