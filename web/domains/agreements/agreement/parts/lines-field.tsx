import { ControlField } from '#web/ui/form/fields.tsx';
import { Textarea } from '#web/ui/input.tsx';

type LinesFieldProps = Readonly<{ name: string; label: string; rows?: number; help?: string }>;
/** A list of short texts, one a line: an address, the costs of the promoter. */
export const LinesField = ({ name, label, rows = 3, help }: LinesFieldProps) => (
  <ControlField<readonly string[]> name={name} label={label} help={help}>
    {({ value, onChange, onBlur }) => (
      <Textarea
        rows={rows}
        value={value.join('\n')}
        onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
        onBlur={() => {
          const kept = value.filter((text) => text.trim() !== '');
          if (kept.length < value.length) onChange(kept);
          onBlur();
        }}
      />
    )}
  </ControlField>
);
