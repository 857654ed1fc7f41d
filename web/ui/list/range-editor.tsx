import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { leadToProblem } from '../controls/lead-to-problem.ts';
import { NumberInput } from '../controls/number-input.tsx';
import type { Range } from './search.ts';

/** Decimals of the numbers that a range compares. */
const RANGE_DIGITS = 3;
const RANGE_SCALE = 10 ** RANGE_DIGITS;

interface RangeEditorProps {
  readonly value: Range | undefined;
  readonly onChange: (value: Range | undefined) => void;
  readonly onDone: () => void;
}
/** Both ends of a range; the button sets them. */
export function RangeEditor({ value, onChange, onDone }: RangeEditorProps) {
  const { t } = useLingui();
  const [range, setRange] = useState<Range>(value ?? {});
  const apply = ({ currentTarget }: MouseEvent) => {
    const editor = currentTarget.closest('.f-edit');
    if (editor && leadToProblem(editor)) return;
    onChange(Object.keys(range).length > 0 ? range : undefined);
    onDone();
  };
  const end = (name: 'min' | 'max', label: string) => (
    <NumberInput
      aria-label={label}
      placeholder={label}
      signed
      digits={RANGE_DIGITS}
      value={range[name] === undefined ? undefined : Math.round(range[name] * RANGE_SCALE)}
      onChange={(read) => {
        const { [name]: _, ...other } = range;
        setRange(read === undefined ? other : { ...other, [name]: read / RANGE_SCALE });
      }}
    />
  );
  return (
    <div className="f-edit">
      <div className="row">
        {end('min', t`From`)}
        {end('max', t`To`)}
      </div>
      <Button kind="primary" onClick={apply}>
        {t`Set filter`}
      </Button>
    </div>
  );
}
