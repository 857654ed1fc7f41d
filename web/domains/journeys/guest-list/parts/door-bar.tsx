import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Input, Select } from '#web/ui/input.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { isView, type Looking, VIEWS } from '../model/shown.ts';
import { useStatusNames } from './words.tsx';

/** Stays in sight while a list scrolls: a name is found by its first letters. */
export function DoorBar({ looking, onLook }: Readonly<{ looking: Looking; onLook: (looking: Looking) => void }>) {
  const { t } = useLingui();
  const names = { all: t`Everyone`, ...useStatusNames() };
  return (
    <div className="gl-look">
      <Input
        type="search"
        data-page-filter
        className="gl-search"
        icon={<Search size={14} aria-hidden="true" />}
        suffix={<Kbd keys="/" />}
        aria-label={t`Search guests`}
        placeholder={t`Search guests`}
        autoComplete="off"
        enterKeyHint="search"
        value={looking.keyword}
        onChange={({ target }) => onLook({ ...looking, keyword: target.value })}
      />
      <Select
        aria-label={t`Show`}
        className="gl-view"
        options={VIEWS.map((value) => ({ value, label: names[value] }))}
        value={looking.view}
        onChange={({ target }) => isView(target.value) && onLook({ ...looking, view: target.value })}
      />
    </div>
  );
}
