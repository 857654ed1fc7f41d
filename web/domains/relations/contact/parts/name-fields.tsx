import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fullName, hasName } from '#shared/domains/relations/contact/rules.ts';
import type { ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { part } from '#web/ui/part.tsx';

const NameTaken = part(async () => (await import('./name-taken.tsx')).NameTaken);

/** The name of a contact, new or known. */
export function NameFields({ id }: { readonly id: string | undefined }) {
  const { t } = useLingui();
  const { getValues } = useFormContext<ContactInput>();
  const [left, setLeft] = useState('');
  const onLeft = () => {
    const { firstName = '', infix = '', lastName = '' } = getValues();
    setLeft(hasName({ firstName, lastName }) ? fullName({ firstName, infix, lastName }) : '');
  };
  const help = <Suspense>{left && <NameTaken name={left} id={id} />}</Suspense>;
  return (
    <>
      <TextField name="firstName" label={t`First name`} maxLength={50} onLeft={onLeft} />
      <TextField name="infix" label={t`Infix`} help={t`e.g. van or de`} maxLength={20} onLeft={onLeft} />
      <TextField name="lastName" label={t`Last name`} maxLength={50} help={help} onLeft={onLeft} />
    </>
  );
}
