import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import type { QuickCreateCall } from '#web/ui/record/quick-create.tsx';
import { type ChooserProps, type PickerProps, RecordChooser, RecordPicker } from '#web/ui/record/record-picker.tsx';
import { contactItem, contactsOf } from './contact-words.ts';

const NewContactDialog = dialogPart(async () => (await import('./new-contact-dialog.tsx')).NewContactDialog);

const search = pickerSearch(contactContract.routes.picker);

type Company = { readonly id: string; readonly name: string } | undefined;
const dialogAt = (company: Company) => (call: QuickCreateCall) => <NewContactDialog {...call} company={company} />;

interface ContactPickerProps extends PickerProps {
  /** Its people are offered first, the one marked to be offered first on top. */
  readonly company?: Company;
}
export function ContactPicker({ company, ...props }: ContactPickerProps) {
  const { t } = useLingui();
  const can = useCan();
  const people = useQuery({
    ...queryOf(contactContract.routes.list, { body: contactsOf(company?.id ?? '') }),
    enabled: company !== undefined && can('contact.read'),
  });
  const recents = company && people.data?.rows.map((contact) => contactItem(contact, company.id));
  const first = recents?.toSorted((a, b) => Number(b.defaultSelect) - Number(a.defaultSelect));
  const [id, name] = [company?.id, company?.name];
  // The same component while the company is the same, so that an open dialog keeps what was typed.
  const dialog = useMemo(() => dialogAt(id && name ? { id, name } : undefined), [id, name]);
  const creation = can('contact.create') ? { newLabel: t`New contact`, dialog } : {};
  const edits = can('contact.update') ? 'contact' : undefined;
  return <RecordPicker {...props} {...creation} edits={edits} recents={first} search={search} />;
}

/** Several people: who goes along on a journey. */
export function ContactChooser(props: ChooserProps) {
  const { t } = useLingui();
  const can = useCan();
  const creation = can('contact.create') ? { newLabel: t`New contact`, dialog: NewContactDialog } : {};
  const edits = can('contact.update') ? 'contact' : undefined;
  return <RecordChooser {...props} {...creation} edits={edits} search={search} chooseTitle={t`Choose contacts`} />;
}
