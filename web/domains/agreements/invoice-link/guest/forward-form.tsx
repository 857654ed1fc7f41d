import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { EMAIL } from '#shared/kernel/text/text.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import { PayerForm } from './form.tsx';
import { useAct } from './payer.ts';

/** Sends the invoice to one more address. */
export function ForwardForm() {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useAct(invoiceLinkContract.routes.forward, () =>
    toast(<Trans>On its way to {email}</Trans>),
  );
  const problems = {
    name: name.trim() ? undefined : t`Please fill in this field`,
    email: EMAIL.test(email.trim()) ? undefined : t`Email is invalid`,
  };
  const submit = () => {
    setChecked(true);
    const isWhole = !problems.name && !problems.email;
    if (isWhole) mutate({ name: name.trim(), email: email.trim() });
    return isWhole;
  };
  return (
    <PayerForm
      title={t`Send to our accounts`}
      lead={t`Your colleague gets an email with a link of their own. Your link keeps working.`}
      action={t`Send`}
      busy={isPending}
      error={error}
      onSubmit={submit}
    >
      <Field label={t`Name`} must error={isChecked ? problems.name : undefined}>
        <Input value={name} maxLength={100} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t`Email`} must error={isChecked ? problems.email : undefined}>
        <Input
          type="email"
          inputMode="email"
          value={email}
          maxLength={254}
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
    </PayerForm>
  );
}
