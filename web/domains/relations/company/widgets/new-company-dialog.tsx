import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { Address, CITY_MAX } from '#shared/kernel/geo/address.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { CompanyAlike } from '#web/domains/relations/duplicate/widgets/company-alike.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { QuickCreate, type QuickCreateCall, takenItem } from '#web/ui/record/quick-create.tsx';
import { RoleField } from '../parts/role-field.tsx';
import { createCompany } from './create-company.ts';
import { PlaceFields } from './place-fields.tsx';

const { name, email, capacity, freeFields } = CompanyInput.shape;
const ShortPromoter = z.object({
  name,
  email,
  city: Address.shape.city,
  countryId: Address.shape.countryId,
  freeFields,
});
const ShortVenue = z.object({
  name,
  capacity,
  city: requiredText(CITY_MAX),
  countryId: z.string().regex(/^[A-Z]{2}$/, { error: 'choice' }),
  freeFields,
});

const ShortCompany = ShortPromoter.extend({ roles: CompanyInput.shape.roles }).refine(
  ({ roles, countryId }) => !roles.includes('venue') || countryId !== '',
  { error: 'choice', path: ['countryId'] },
);

interface FirmFieldsProps extends Pick<QuickCreateCall, 'onDone'> {
  readonly children?: ReactNode;
}
/** Asks for the fields of every company but a venue. The user can take an existing company instead. */
function FirmFields({ onDone, children }: FirmFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="name" label={t`Name`} must maxLength={100} />
      {children}
      <TextField name="email" type="email" label={t`Email`} maxLength={254} />
      <PlaceFields must={false} />
      <CompanyAlike onTake={(row) => onDone(takenItem(row))} />
    </>
  );
}

/** Asks for the main fields of any new company, with its roles. */
export function NewCompanyDialog(props: QuickCreateCall) {
  const { t } = useLingui();
  return (
    <QuickCreate
      {...props}
      area="company"
      domain="company"
      title={t`New company`}
      action={t`Create company`}
      schema={ShortCompany}
      values={{ name: props.keyword, email: '', city: '', countryId: '', roles: [] }}
      create={createCompany}
    >
      <FirmFields onDone={props.onDone}>
        <RoleField name="roles" label={t`Type`} />
      </FirmFields>
    </QuickCreate>
  );
}

/** Short form of a promoter, behind "New company" of a picker. */
export function NewPromoterDialog(props: QuickCreateCall) {
  return (
    <QuickCreate
      {...props}
      area="company"
      domain="company"
      title={<Trans>New promoter</Trans>}
      action={<Trans>Create promoter</Trans>}
      schema={ShortPromoter}
      values={{ name: props.keyword, email: '', city: '', countryId: '' }}
      create={(values) => createCompany({ ...values, roles: ['promoter'] })}
    >
      <FirmFields onDone={props.onDone} />
    </QuickCreate>
  );
}

/** Asks for the main fields of a new venue, with its place, from which the time zone follows. */
export function NewVenueDialog(props: QuickCreateCall) {
  const { t } = useLingui();
  return (
    <QuickCreate
      {...props}
      area="company"
      domain="venue"
      title={t`New venue`}
      action={t`Create venue`}
      schema={ShortVenue}
      values={{ name: props.keyword, city: '', countryId: '' }}
      create={(values) => createCompany({ ...values, roles: ['venue'] })}
    >
      <TextField name="name" label={t`Name`} must maxLength={100} />
      <NumberField name="capacity" label={t`Capacity`} suffix={t`people`} />
      <PlaceFields must />
      <CompanyAlike />
    </QuickCreate>
  );
}
