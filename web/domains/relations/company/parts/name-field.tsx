import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { TextField } from '#web/ui/form/fields.tsx';
import { part } from '#web/ui/part.tsx';

const NameTaken = part(async () => (await import('./name-taken.tsx')).NameTaken);

/** The name of a company, new or known. */
export function NameField({ id }: { readonly id: string | undefined }) {
  const { t } = useLingui();
  const [left, setLeft] = useState('');
  const help = <Suspense>{left && <NameTaken name={left} id={id} />}</Suspense>;
  return (
    <TextField
      name="name"
      label={t`Name`}
      must
      maxLength={100}
      className="rec-wide"
      help={help}
      onLeft={(name) => setLeft(name.trim())}
    />
  );
}
