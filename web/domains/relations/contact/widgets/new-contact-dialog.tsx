import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { hasName } from '#shared/domains/relations/contact/rules.ts';
import { ContactInput, Position } from '#shared/domains/relations/contact/schemas.ts';
import { contactItem } from '#web/domains/identity/roster/widgets/contact-words.ts';
import { ContactAlike } from '#web/domains/relations/duplicate/widgets/contact-alike.tsx';
import { call } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { QuickCreate, type QuickCreateCall, takenItem } from '#web/ui/record/quick-create.tsx';

const { firstName, lastName, email, mobile, freeFields } = ContactInput.shape;
const Short = z
  .object({ firstName, lastName, email, mobile, position: Position.shape.position, freeFields })
  .refine(hasName, { error: 'noName', path: ['lastName'] });

/** `Frauke van Hansen`: everything before the first space is the first name. */
function namesOf(keyword: string) {
  const [first = '', ...rest] = keyword.split(/\s+/);
  return rest.length > 0 ? { firstName: first, lastName: rest.join(' ') } : { firstName: '', lastName: first };
}

interface NewContactProps extends QuickCreateCall {
  /** The company that the contact works at. */
  readonly company?: { readonly id: string; readonly name: string } | undefined;
}
/** Asks for the main fields of a new contact, with its company if one is given. */
export function NewContactDialog({ company, ...props }: NewContactProps) {
  const { t } = useLingui();
  return (
    <QuickCreate
      {...props}
      area="contact"
      domain="contact"
      title={company ? <Trans>New contact at {company.name}</Trans> : t`New contact`}
      action={t`Create contact`}
      schema={Short}
      values={{ ...namesOf(props.keyword), email: '', mobile: '', position: '' }}
      create={async ({ position, ...person }) => {
        const positions = company ? [{ companyId: company.id, position, defaultSelect: false }] : [];
        return contactItem(await call(contactContract.routes.create, { body: { ...person, positions } }), company?.id);
      }}
    >
      <TextField name="firstName" label={t`First name`} maxLength={50} />
      <TextField name="lastName" label={t`Last name`} maxLength={50} />
      <TextField name="email" type="email" label={t`Email`} maxLength={254} />
      <TextField name="mobile" type="tel" label={t`Mobile`} maxLength={50} />
      {company && <TextField name="position" label={t`Position`} className="rec-wide" maxLength={100} />}
      <ContactAlike onTake={(row) => props.onDone(takenItem(row))} />
    </QuickCreate>
  );
}
