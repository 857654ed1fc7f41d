import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod';
import { CompanyInput } from '#shared/domains/company/schemas.ts';
import { Address, CITY_MAX } from '#shared/kernel/address.ts';
import { requiredText } from '#shared/kernel/text.ts';
import { NumberField, TextField } from '#web/ui/form/fields.tsx';
import { QuickCreate, type QuickCreateCall } from '#web/ui/record/quick-create.tsx';
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

/** Short form of a promoter, behind "New company" of a picker. */
export function NewPromoterDialog(props: QuickCreateCall) {
  const { t } = useLingui();
  return (
    <QuickCreate
      {...props}
      area="company"
      domain="company"
      title={<Trans>New promoter</Trans>}
      action={<Trans>Create promoter</Trans>}
      schema={ShortPromoter}
      values={{ name: props.keyword, email: '', city: '', countryId: '' }}
      create={(values) => createCompany('promoter', values)}
    >
      <TextField name="name" label={t`Name`} must maxLength={100} />
      <TextField name="email" type="email" label={t`Email`} maxLength={254} />
      <PlaceFields must={false} />
    </QuickCreate>
  );
}

/** Short form of a venue: its place is asked, because its clock comes from there. */
export function NewVenueDialog(props: QuickCreateCall) {
  const { t } = useLingui();
  return (
    <QuickCreate
      {...props}
      area="company"
      domain="venue"
      title={<Trans>New venue</Trans>}
      action={<Trans>Create venue</Trans>}
      schema={ShortVenue}
      values={{ name: props.keyword, city: '', countryId: '' }}
      create={(values) => createCompany('venue', values)}
    >
      <TextField name="name" label={t`Name`} must maxLength={100} />
      <NumberField name="capacity" label={t`Capacity`} suffix={t`people`} />
      <PlaceFields must />
    </QuickCreate>
  );
}
