import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { fullName } from '#shared/domains/contact/rules.ts';
import type { ContactInput } from '#shared/domains/contact/schemas.ts';
import { call } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { useTaken } from '#web/ui/record/use-taken.ts';

const { nameExists } = contactContract.routes;

/** The name of a contact, new or known; that another one has it too is said, for two people may share a name. */
export function NameFields({ id }: { readonly id: string | undefined }) {
  const { t } = useLingui();
  const { getValues } = useFormContext<Pick<ContactInput, 'firstName' | 'infix' | 'lastName'>>();
  const taken = useTaken({
    id: nameExists.id,
    ask: (name) => call(nameExists, { query: { name, excludeId: id } }),
  });
  const onLeft = () => {
    const { firstName = '', infix = '', lastName } = getValues();
    taken.onLeft(lastName ? fullName({ firstName, infix, lastName }) : '');
  };
  const help = taken.isTaken && <Trans>There is another contact of this name.</Trans>;
  return (
    <>
      <TextField name="firstName" label={t`First name`} maxLength={50} onLeft={onLeft} />
      <TextField name="infix" label={t`Infix`} help={t`Such as van or de`} maxLength={20} onLeft={onLeft} />
      <TextField name="lastName" label={t`Last name`} must maxLength={50} help={help || undefined} onLeft={onLeft} />
    </>
  );
}
