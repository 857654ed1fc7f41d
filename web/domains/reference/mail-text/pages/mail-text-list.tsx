import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import { MAIL_GROUPS } from '#shared/domains/reference/mail-text/kind-spec.ts';
import type { MailTextRow } from '#shared/domains/reference/mail-text/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { ColumnTable, type TableColumn } from '#web/kits/master/column-table.tsx';
import { RowName } from '#web/kits/master/row-name.tsx';
import { SearchBar } from '#web/kits/master/search-bar.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { queryOf } from '#web/platform/api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { languagesText, useGroupNames, useReadersText } from '../model/mail-words.ts';
import '../parts/mail-text.css';

const Readers = ({ readers }: Pick<MailTextRow, 'readers'>) => useReadersText()(readers);
function Changed({ languages }: { readonly languages: readonly Language[] }) {
  const names = languagesText(languages);
  if (languages.length > 0) return <Trans>Changed in {names}</Trans>;
  return (
    <span className="meta">
      <Trans>Standard</Trans>
    </span>
  );
}

const COLUMNS: readonly TableColumn<MailTextRow>[] = [
  { id: 'name', label: msg`Email`, render: ({ kind, name }) => <RowName name={name} to={`/mailtext/${kind}`} /> },
  { id: 'readers', label: msg`Recipients`, render: ({ readers }) => <Readers readers={readers} /> },
  { id: 'changed', label: msg`Text`, render: ({ changed }) => <Changed languages={changed} /> },
];

/** Lists the emails that the product sends by itself, by group. */
export function MailTextListPage() {
  const { t } = useLingui();
  const groups = useGroupNames();
  const { data } = useQuery(queryOf(mailTextContract.routes.list, { body: {} }));
  const [typed, setTyped] = useState('');
  const keyword = fold(useDeferredValue(typed));
  const rows = data?.rows ?? [];
  const found = rows.filter(({ name }) => fold(name).includes(keyword));
  return (
    <SettingsFrame
      title={t`Automatic emails`}
      text={t`Emails that Backline sends by itself. You can change their texts in each language.`}
    >
      {data && <SearchBar typed={typed} onType={setTyped} shown={found.length} total={rows.length} />}
      {!data && <SkeletonLines lines={10} />}
      {data && found.length === 0 && <EmptyState icon={null} title={t`no results found`} />}
      {MAIL_GROUPS.map((group) => {
        const ofGroup = found.filter((row) => row.group === group);
        return (
          ofGroup.length > 0 && (
            <section key={group} className="mtx-g">
              <h2>{groups[group]}</h2>
              <ColumnTable label={groups[group]} rows={ofGroup} keyOf={({ kind }) => kind} columns={COLUMNS} />
            </section>
          )
        );
      })}
    </SettingsFrame>
  );
}
