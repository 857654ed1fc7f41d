import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { HEX_COLOR } from '#shared/kernel/text/text.ts';
import { useFieldProps } from '../field.tsx';
import { Input } from '../input.tsx';
import { Problem } from './problem.tsx';
import { useSays } from './says.ts';
import './controls.css';

interface ColorFieldProps {
  /** '#RRGGBB' */
  readonly value: string;
  readonly onChange: (hexColor: string) => void;
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** 'f0a' and 'FF0A81' are taken too. */
function readColor(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '');
  const whole = digits.length === 3 ? [...digits].map((c) => c + c).join('') : digits;
  const color = `#${whole.toUpperCase()}`;
  return HEX_COLOR.test(color) ? color : undefined;
}

interface ColorButtonProps extends Pick<ColorFieldProps, 'value' | 'onChange' | 'disabled'> {
  readonly setDraft: (next: string | undefined) => void;
  readonly setWrong: (next: boolean) => void;
}
function ColorButton({ value, onChange, disabled, setDraft, setWrong }: ColorButtonProps) {
  const { t } = useLingui();
  const pick = (color: string) => {
    setDraft(undefined);
    setWrong(false);
    onChange(color.toUpperCase());
  };
  return (
    <input
      type="color"
      className="ctl-color"
      aria-label={t`Pick a colour`}
      disabled={disabled}
      value={value.toLowerCase()}
      onChange={(event) => pick(event.target.value)}
    />
  );
}

/** A colour, picked or typed. */
export function ColorField({ value, onChange, label, disabled }: ColorFieldProps) {
  const says = useSays();
  const id = useId();
  const field = useFieldProps();
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const take = () => {
    if (draft === undefined) return;
    const color = readColor(draft);
    setWrong(!color);
    if (!color) return;
    setDraft(undefined);
    onChange(color);
  };

  return (
    <span className="ctl-stack">
      <Input
        icon={
          <ColorButton value={value} onChange={onChange} disabled={disabled} setDraft={setDraft} setWrong={setWrong} />
        }
        {...(label ? { 'aria-label': label } : {})}
        {...(wrong ? { 'aria-describedby': id } : {})}
        aria-invalid={wrong || field['aria-invalid']}
        disabled={disabled}
        value={draft ?? value}
        maxLength={7}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        onBlur={take}
      />
      <Problem id={id} text={wrong ? says('color') : undefined} />
    </span>
  );
}
