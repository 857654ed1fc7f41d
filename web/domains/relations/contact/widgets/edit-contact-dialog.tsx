import { Trans } from '@lingui/react/macro';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { contactItem } from '#web/domains/identity/roster/widgets/contact-words.ts';
import { queryOf } from '#web/platform/api.ts';
import { type EditFormProps, EditPopup, SectionsDialog } from '#web/ui/record/edit-popup.tsx';
import type { EditCall } from '#web/ui/record/record-editor.ts';
import { useContactEditor } from '../parts/contact-editor.tsx';

function ContactForm({ record, onDone, onClose }: EditFormProps<Contact>) {
  const editor = useContactEditor({ contact: record, onSaved: (saved) => onDone(contactItem(saved)) });
  return <SectionsDialog {...editor} title={record.fullName} action={<Trans>Save contact</Trans>} onClose={onClose} />;
}

/** The form of a contact where one is chosen. */
export const EditContactDialog = (props: EditCall) => (
  <EditPopup {...props} query={queryOf(contactContract.routes.get, { params: { id: props.id } })} form={ContactForm} />
);
