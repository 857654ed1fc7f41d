import { useLingui } from '@lingui/react/macro';
import { NumberField, TextField } from '#web/ui/form/fields.tsx';
import { FormPart } from './form-part.tsx';

interface SeriesFieldsProps<K extends string> {
  /** The form's field that holds a series for each kind. */
  readonly name: string;
  readonly kinds: readonly K[];
  readonly words: Readonly<Record<K, string>>;
}
/** How documents of each kind are numbered. */
export function SeriesFields<K extends string>({ name, kinds, words }: SeriesFieldsProps<K>) {
  const { t } = useLingui();
  return (
    <FormPart title={t`Numbers`}>
      {kinds.map((kind) => (
        <div key={kind} className="cols2">
          <TextField name={`${name}.${kind}.prefix`} label={t`${words[kind]}: prefix`} maxLength={10} />
          <NumberField name={`${name}.${kind}.next`} label={t`${words[kind]}: first number`} must />
        </div>
      ))}
    </FormPart>
  );
}
