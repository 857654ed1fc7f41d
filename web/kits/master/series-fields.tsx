import { Trans, useLingui } from '@lingui/react/macro';
import { NUMBERED } from '#shared/kernel/money/number-series.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { FormPart } from './form-part.tsx';

/** How documents of each kind are numbered; the form's field `name` holds a series for each. */
export function SeriesFields({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const words = useKindWords('one');
  const [year, shortYear, month] = ['{YYYY}', '{YY}', '{MM}'];
  return (
    <FormPart title={t`Numbers`}>
      <p className="meta">
        <Trans>
          A prefix may hold {year}, {shortYear} and {month}. The first number counts until the first document has one;
          later changes leave no gap.
        </Trans>
      </p>
      {NUMBERED.map((kind) => (
        <div key={kind} className="cols3">
          <TextField name={`${name}.${kind}.prefix`} label={t`${words[kind]}: prefix`} maxLength={20} />
          <NumberField name={`${name}.${kind}.digits`} label={t`Digits`} must />
          <NumberField name={`${name}.${kind}.next`} label={t`First number`} must />
        </div>
      ))}
    </FormPart>
  );
}
