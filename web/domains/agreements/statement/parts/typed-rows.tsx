import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { MAX_TYPED } from '#shared/domains/agreements/statement/limits.ts';
import type { StatementInput } from '#shared/domains/agreements/statement/schemas.ts';
import { TYPED_KINDS } from '#shared/domains/agreements/statement/stages.ts';
import { useArtistWords } from '#web/domains/booking/deal/widgets/artist-words.ts';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { ControlField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';

const BLANK = { kind: 'advance', text: '', amount: 0, vatRate: 0 };

/** Edits the rows that the agency types. */
export function TypedRows() {
  const { t } = useLingui();
  const words = useArtistWords();
  const currency = useWatch<StatementInput, 'currency'>({ name: 'currency' });
  return (
    <LinesField
      name="rows"
      legend={t`Advances, costs and corrections`}
      lineOf={(place) => t`Row ${place}`}
      removeOf={(place) => t`Remove row ${place}`}
      add={t`Add a row`}
      blank={BLANK}
      max={MAX_TYPED}
      className="stm-row"
    >
      {(path) => (
        <>
          <SelectField
            name={`${path}.kind`}
            label={t`Kind`}
            options={TYPED_KINDS.map((value) => ({ value, label: words[value] }))}
          />
          <TextField name={`${path}.text`} label={t`Description`} must maxLength={100} className="stm-text" />
          <ControlField<number> name={`${path}.amount`} label={t`Amount`} must>
            {({ value, onChange }) => (
              <MoneyField
                live
                allowNegative
                value={{ minor: value, currency }}
                onChange={({ minor }) => onChange(minor)}
              />
            )}
          </ControlField>
          <ScaledField name={`${path}.vatRate`} label={t`VAT`} suffix="%" className="stm-vat" />
        </>
      )}
    </LinesField>
  );
}
