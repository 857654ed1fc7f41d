import { NumberInput, type NumberShape } from '../controls/number-input.tsx';
import { ControlField } from './fields.tsx';

interface ScaledFieldProps extends NumberShape {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
  readonly suffix?: string;
}
/** A number with up to three decimals, kept as a whole number of thousandths: a rate, a quantity (money section 1). */
export const ScaledField = ({ suffix, digits = 3, least, signed, ...field }: ScaledFieldProps) => (
  <ControlField<number | undefined> {...field}>
    {({ value, onChange, onBlur }) => (
      <NumberInput
        digits={digits}
        least={least}
        signed={signed}
        suffix={suffix}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    )}
  </ControlField>
);
