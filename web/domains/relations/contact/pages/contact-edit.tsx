import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { fullName } from '#shared/domains/relations/contact/rules.ts';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { RecordFormPage, useSaved } from '#web/ui/record/record-form.tsx';
import { useContactEditor } from '../parts/contact-editor.tsx';

function ContactForm({ contact }: { readonly contact?: Contact }) {
  const { t } = useLingui();
  const saved = useSaved('/contact');
  const editor = useContactEditor({ contact, onSaved: (record) => saved(record, record.fullName) });
  const name = contact && fullName(contact);
  return (
    <RecordFormPage
      {...editor}
      base="/contact"
      listName={t`Contacts`}
      record={contact && name ? { id: contact.id, name } : undefined}
      title={name ?? t`New contact`}
      action={contact ? t`Save contact` : t`Create contact`}
    />
  );
}

export const NewContactPage = () => <ContactForm />;

const route = getRouteApi('/app/contact/$key/edit');
export function EditContactPage() {
  const { key: id } = route.useParams();
  const { data } = useSuspenseQuery(queryOf(contactContract.routes.get, { params: { id } }));
  return <ContactForm key={id} contact={data} />;
}
