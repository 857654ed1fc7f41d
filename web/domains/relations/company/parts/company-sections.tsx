import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CarriedFields } from '#web/domains/reference/tag/widgets/carried-fields.tsx';
import { SwitchField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { AddressSection } from './address-section.tsx';
import { COMPANY_ADDRESS, VENUE_ADDRESS } from './company-form.ts';
import { NameField } from './name-field.tsx';
import { RegisterSearch } from './register-search.tsx';
import { RoleField } from './role-field.tsx';

const NewCompany = part(async () => (await import('./new-company.tsx')).NewCompany);
const RiskFields = part(async () => (await import('./risk-fields.tsx')).RiskFields);
const VenueFields = part(async () => (await import('./venue-fields.tsx')).VenueFields);
const MoneyFields = part(async () => (await import('./money-fields.tsx')).MoneyFields);
function useMoneySections(): readonly FormSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'official',
      title: t`VAT and register`,
      fields: ['vatNumber', 'registerNumber', 'debtorNumber'],
      content: (
        <div className="rec-fields">
          <TextField name="vatNumber" label={t`VAT number`} maxLength={20} />
          <TextField name="registerNumber" label={t`Register number`} maxLength={50} />
          <TextField
            name="debtorNumber"
            label={t`Debtor number`}
            help={t`The number by which your bookkeeping package knows it`}
            maxLength={15}
          />
          <RegisterSearch />
        </div>
      ),
    },
    {
      id: 'payment',
      title: t`Payment and documents`,
      fields: ['bank', 'paymentTermId', 'vatRateId', 'culture', 'eAddress', 'buyerReference'],
      content: later(6, <MoneyFields />),
    },
    {
      id: 'risk',
      title: t`Financial risk`,
      fields: ['financialRisk'],
      content: later(4, <RiskFields />),
    },
  ];
}

function CompanyFields({ id }: { readonly id: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <NameField id={id} />
      <RoleField name="roles" label={t`Type`} />
      <SwitchField name="isActive" label={t`Active`} />
      <CarriedFields area="company" />
      <Suspense>{!id && <NewCompany />}</Suspense>
    </div>
  );
}

function useVenueSection() {
  const { t } = useLingui();
  const venue: FormSection = {
    id: 'venue',
    title: t`Venue`,
    fields: ['capacity', 'zone', 'venueDetails'],
    content: later(6, <VenueFields />),
  };
  return venue;
}

function ContactFields() {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <TextField name="email" type="email" label={t`Email`} maxLength={254} />
      <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
      <TextField name="website" label={t`Website`} maxLength={200} />
    </div>
  );
}

/** The fields of a company; those of a venue appear when it is one. */
export function useCompanySections(isVenue: boolean, id: string | undefined): readonly FormSection[] {
  const { t } = useLingui();
  const venue = useVenueSection();
  return [
    {
      id: 'company',
      title: t`Company`,
      fields: ['name', 'roles', 'isActive', 'statusId', 'tagIds'],
      content: <CompanyFields id={id} />,
    },
    {
      id: 'address',
      title: t`Address`,
      fields: ['address'],
      content: <AddressSection modes={isVenue ? VENUE_ADDRESS : COMPANY_ADDRESS} />,
    },
    ...(isVenue ? [venue] : []),
    {
      id: 'contact',
      title: t`Contact`,
      fields: ['email', 'phone', 'website'],
      content: <ContactFields />,
    },
    ...useMoneySections(),
    {
      id: 'notes',
      title: t`Internal notes`,
      fields: ['notes'],
      content: <TextareaField name="notes" label={t`Notes`} maxLength={2500} />,
    },
  ];
}
