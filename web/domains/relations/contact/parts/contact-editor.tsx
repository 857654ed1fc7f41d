import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { type Contact, SALUTATIONS } from '#shared/domains/relations/contact/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { useFreeSections } from '#web/domains/identity/free-field/widgets/free-sections.tsx';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { CarriedFields } from '#web/domains/reference/tag/widgets/carried-fields.tsx';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { birthYears } from '#web/ui/controls/years.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { BLANK_CONTACT, valuesOf } from './contact-form.ts';
import { NameFields } from './name-fields.tsx';
import { useSalutationNames } from './travel-words.ts';

const ContactAlike = part(
  async () => (await import('#web/domains/relations/duplicate/widgets/contact-alike.tsx')).ContactAlike,
);
const PositionsField = part(async () => (await import('./positions-field.tsx')).PositionsField);
const TravelFields = part(async () => (await import('./travel-fields.tsx')).TravelFields);

const { create, update } = contactContract.routes;

type NameSectionProps = Readonly<{ id: string | undefined; salutations: Readonly<Record<'mr' | 'ms' | 'mx', string>> }>;
function NameSection({ id, salutations }: NameSectionProps) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <SelectField
        name="salutation"
        label={t`Salutation`}
        placeholder={t({ context: 'salutation', message: 'none' })}
        options={SALUTATIONS.map((value) => ({ value, label: salutations[value] }))}
      />
      <NameFields id={id} />
      <SelectField name="culture" label={t`Language of emails and documents`} options={LOCALE_OPTIONS} />
      <SwitchField name="isActive" label={t`Active`} />
      <CarriedFields area="contact" />
      <Suspense>{!id && <ContactAlike />}</Suspense>
    </div>
  );
}

function useDetailSections(companies: readonly PickerItem[]): readonly FormSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'positions',
      title: t`Positions`,
      fields: ['positions'],
      content: later(3, <PositionsField companies={companies} />),
    },
    {
      id: 'travel',
      title: t`Travel and food`,
      fields: ['travel'],
      content: later(6, <TravelFields />),
    },
    {
      id: 'notes',
      title: t`Internal notes`,
      fields: ['notes'],
      content: <TextareaField name="notes" label={t`Notes`} maxLength={2500} />,
    },
  ];
}

function useSections(companies: readonly PickerItem[], id: string | undefined): readonly FormSection[] {
  const { t } = useLingui();
  const salutations = useSalutationNames();
  return [
    {
      id: 'name',
      title: t`Name`,
      fields: ['salutation', 'firstName', 'infix', 'lastName', 'culture', 'isActive', 'statusId', 'tagIds'],
      content: <NameSection id={id} salutations={salutations} />,
    },
    {
      id: 'reach',
      title: t`Contact details`,
      fields: ['email', 'privateEmail', 'mobile', 'phone', 'birthday'],
      content: (
        <div className="rec-fields">
          <TextField name="email" type="email" label={t`Email`} maxLength={254} />
          <TextField name="privateEmail" type="email" label={t`Private email`} maxLength={254} />
          <TextField name="mobile" type="tel" label={t`Mobile`} maxLength={50} />
          <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
          <DateField name="birthday" label={t`Birthday`} years={birthYears} />
        </div>
      ),
    },
    ...useDetailSections(companies),
  ];
}

interface EditedContact {
  readonly contact?: Contact | undefined;
  readonly onSaved: (saved: Contact) => void;
}
/** The form of a contact and its sections, on a page or in a popup. */
export function useContactEditor({ contact, onSaved }: EditedContact) {
  const freeOf = useFreeValues('contact');
  const { tenant } = useMe();
  const form = useRecordForm({
    domain: 'contact',
    schema: () => import('./form-schemas.ts').then(({ ContactSchema }) => ContactSchema),
    record: contact,
    values: {
      ...(contact ? valuesOf(contact) : { ...BLANK_CONTACT, culture: tenant.locale }),
      freeFields: freeOf(contact),
    },
    valuesOf: (record: Contact) => ({ ...valuesOf(record), freeFields: freeOf(record) }),
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved,
  });
  const companies = (contact?.positions ?? []).map(({ companyId, companyName }) => pickedItem(companyId, companyName));
  return { form, sections: [...useSections(companies, contact?.id), ...useFreeSections('contact', contact)] };
}
