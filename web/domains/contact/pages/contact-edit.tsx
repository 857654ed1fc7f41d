import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { fullName } from '#shared/domains/contact/rules.ts';
import type { Contact, ContactInput } from '#shared/domains/contact/schemas.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { ContactAlike } from '#web/domains/duplicate/widgets/contact-alike.tsx';
import { CarriedFields } from '#web/domains/tag/widgets/carried.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { SelectField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { RecordFormPage, useRecordForm, useSaved } from '#web/ui/record/record-form.tsx';
import { PositionsField } from '../parts/positions-field.tsx';

const { get, create, update } = contactContract.routes;

function useSections(companies: readonly PickerItem[], isNew: boolean): readonly FormSection[] {
  const { t } = useLingui();
  const languages = new Intl.DisplayNames(cultureOf(currentLocale()), { type: 'language' });
  return [
    {
      id: 'name',
      title: t`Name`,
      fields: ['firstName', 'infix', 'lastName', 'culture', 'isActive', 'statusId', 'tagIds'],
      content: (
        <div className="rec-fields">
          <TextField name="firstName" label={t`First name`} maxLength={50} />
          <TextField name="infix" label={t`Infix`} help={t`Such as van or de`} maxLength={20} />
          <TextField name="lastName" label={t`Last name`} must maxLength={50} />
          <SelectField
            name="culture"
            label={t`Language of mails and papers`}
            options={LOCALES.map((value) => ({ value, label: languages.of(value) ?? value }))}
          />
          <SwitchField name="isActive" label={t`Active`} />
          <CarriedFields area="contact" />
          {isNew && <ContactAlike />}
        </div>
      ),
    },
    {
      id: 'reach',
      title: t`How to reach`,
      fields: ['email', 'mobile', 'phone'],
      content: (
        <div className="rec-fields">
          <TextField name="email" type="email" label={t`Email`} maxLength={254} className="rec-wide" />
          <TextField name="mobile" type="tel" label={t`Mobile`} maxLength={50} />
          <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
        </div>
      ),
    },
    {
      id: 'positions',
      title: t`Positions`,
      fields: ['positions'],
      content: <PositionsField companies={companies} />,
    },
    {
      id: 'notes',
      title: t`Internal notes`,
      fields: ['notes'],
      content: <TextareaField name="notes" label={t`Notes`} maxLength={2500} />,
    },
  ];
}

/** Every field with its default; the name is still to be filled in. */
const BLANK: ContactInput = {
  firstName: '',
  infix: '',
  lastName: '',
  email: '',
  phone: '',
  mobile: '',
  culture: 'en',
  positions: [],
  isActive: true,
  notes: '',
  statusId: undefined,
  tagIds: [],
};

function ContactForm({ contact }: { readonly contact?: Contact }) {
  const { t } = useLingui();
  const saved = useSaved('/contact');
  const form = useRecordForm({
    domain: 'contact',
    schema: () => import('../parts/form-schemas.ts').then(({ ContactSchema }) => ContactSchema),
    record: contact,
    values: contact ? pickValues(BLANK, contact) : BLANK,
    valuesOf: (record: Contact) => pickValues(BLANK, record),
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved: (record) => saved(record, record.fullName),
  });
  const companies = (contact?.positions ?? []).map(({ companyId, companyName }) => ({
    key: companyId,
    value: companyName,
    sublabel: '',
    defaultSelect: false,
  }));
  const name = contact && fullName(contact);
  return (
    <RecordFormPage
      form={form}
      base="/contact"
      listName={t`Contacts`}
      record={contact && name ? { id: contact.id, name } : undefined}
      title={name ?? <Trans>New contact</Trans>}
      action={contact ? <Trans>Save contact</Trans> : <Trans>Create contact</Trans>}
      sections={useSections(companies, !contact)}
    />
  );
}

export const NewContactPage = () => <ContactForm />;

const route = getRouteApi('/app/contact/$key/edit');
export function EditContactPage() {
  const { key: id } = route.useParams();
  const { data } = useSuspenseQuery(queryOf(get, { params: { id } }));
  return <ContactForm key={id} contact={data} />;
}
