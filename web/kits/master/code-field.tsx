import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Bare, call } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { Taken } from '#web/ui/record/taken.tsx';

interface CodeFieldProps {
  /** Of a contract with `codeRoute`. */
  readonly codeExists: Bare<
    { readonly query: { readonly code: string; readonly excludeId?: string } },
    { readonly exists: boolean }
  >;
  readonly record: { readonly id: string } | undefined;
  readonly maxLength: number;
}
/** A master's code, which two may not share: that it is taken is said before it is sent. */
export function CodeField({ codeExists, record, maxLength }: CodeFieldProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState('');
  const ask = (code: string) => call(codeExists, { query: { code, excludeId: record?.id } });
  const help = left && (
    <Taken id={codeExists.id} text={left} ask={ask}>
      {t`This code is already in use.`}
    </Taken>
  );
  return (
    <TextField
      name="code"
      label={t`Code`}
      must
      maxLength={maxLength}
      help={help}
      onLeft={(code) => setLeft(code.trim())}
    />
  );
}
