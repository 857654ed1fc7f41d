import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { toast } from './toaster.ts';

interface ShownOnceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help: ReactNode;
  /** The toast after the value is copied. */
  readonly copied: ReactNode;
}
/** A secret that is shown this once, to be copied. */
export function ShownOnceField({ label, value, help, copied }: ShownOnceFieldProps) {
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast(copied);
  };
  return (
    <Field id={id} label={label} help={help}>
      <span className="row">
        <Input id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button icon={<Copy size={14} />} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </span>
    </Field>
  );
}
