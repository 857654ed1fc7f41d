import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { useActionNames, useKindNames } from './action-words.ts';
import type { ActionSearch } from './search.ts';
import './actions.css';

const TYPING_MS = 300;
const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));

type ActionFiltersProps = Readonly<{ search: ActionSearch; onSearch: (change: ActionSearch) => void }>;

function Keyword({ search, onSearch }: ActionFiltersProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search.q ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed settles; a new handler changes nothing of that
  useEffect(() => {
    if (typed === (search.q ?? '')) return;
    const timer = setTimeout(() => onSearch({ q: typed || undefined }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search.q]);
  return (
    <Input
      type="search"
      data-page-filter
      icon={<Search size={14} aria-hidden="true" />}
      aria-label={t`Search by record or person`}
      placeholder={t`Search by record or person`}
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** Filters the actions by user, kind of record, action and day. */
export function ActionFilters({ search, onSearch }: ActionFiltersProps) {
  const { t } = useLingui();
  const people = [...useColleagues().values()].map(({ key, value }) => ({ value: key, label: value }));
  const selects = [
    { name: 'userId', label: t`Everyone`, options: people },
    { name: 'area', label: t`All record types`, options: optionsOf(useKindNames()) },
    { name: 'action', label: t`All actions`, options: optionsOf(useActionNames()) },
  ] as const;
  return (
    <div className="ua-f">
      <Keyword search={search} onSearch={onSearch} />
      {selects.map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          placeholder={label}
          options={options}
          value={search[name] ?? ''}
          onChange={({ target }) => onSearch({ [name]: target.value || undefined })}
        />
      ))}
      <Field label={t`From`}>
        <DatePicker value={search.from ?? ''} onChange={(from) => onSearch({ from: from || undefined })} />
      </Field>
      <Field label={t`To`}>
        <DatePicker value={search.to ?? ''} onChange={(to) => onSearch({ to: to || undefined })} />
      </Field>
    </div>
  );
}
