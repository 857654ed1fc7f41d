import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import type { Creation } from '#web/ui/record/record-creator.ts';
import { type ChooserProps, type PickerProps, RecordChooser, RecordPicker } from '#web/ui/record/record-picker.tsx';
import { contactItem, contactsOf } from './contact-words.ts';

const search = pickerSearch(contactContract.routes.picker);

const contactAt = (company?: Creation['company']): Creation => ({ kind: 'contact', company });

interface ContactPickerProps extends PickerProps {
  /** Its people are offered first, the one marked to be offered first on top. */
  readonly company?: Creation['company'];
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
  const creation = can('contact.create')
    ? { newLabel: t`New contact`, creates: contactAt(company?.name ? company : undefined) }
    : {};
  const edits = can('contact.update') ? 'contact' : undefined;
  return <RecordPicker {...props} {...creation} edits={edits} recents={first} search={search} />;
}

/** Several people: who goes along on a journey. */
export function ContactChooser(props: ChooserProps) {
  const { t } = useLingui();
  const can = useCan();
  const creation = can('contact.create') ? { newLabel: t`New contact`, creates: contactAt() } : {};
  const edits = can('contact.update') ? 'contact' : undefined;
  return <RecordChooser {...props} {...creation} edits={edits} search={search} chooseTitle={t`Choose contacts`} />;
}
