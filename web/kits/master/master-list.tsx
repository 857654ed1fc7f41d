import { Trans } from '@lingui/react/macro';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import type { MasterConfig, MasterRow } from './master-config.ts';
import { useMasterPlace } from './master-place.ts';
import { MasterRows } from './master-rows.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveProgress } from './move-progress.tsx';
import { SEARCHED_FROM, SearchBar } from './search-bar.tsx';
import { useMasterWords } from './use-master-words.ts';
import { useMasterWrites } from './use-master-writes.tsx';

/** All of a master's rows on one page; more than these are found by keyword. */
const SHOWN = 200;

const Nothing = ({ keyword, empty, add }: Readonly<{ keyword: string; empty: string; add: ReactNode }>) =>
  keyword ? (
    <EmptyState icon={null} title={<Trans>no results found</Trans>} />
  ) : (
    <EmptyState title={empty} actions={add} />
  );

interface RowsProps<In extends FieldValues, Out, Row extends MasterRow> {
  readonly config: MasterConfig<In, Out, Row>;
  readonly rows: readonly Row[];
  readonly listKey: QueryKey;
  readonly may: boolean;
  /** Whether all of them are there to be put in order. */
  readonly whole: boolean;
}
function Rows<In extends FieldValues, Out, Row extends MasterRow>(props: RowsProps<In, Out, Row>) {
  const { config, rows, listKey, may, whole } = props;
  const { routes, moving, Mark } = config;
  const writes = useMasterWrites(config, listKey);
  const [leaving, setLeaving] = useState<Row>();
  const others = rows.filter((row) => leaving && row.id !== leaving.id && (moving?.fits?.(leaving, row) ?? true));
  return (
    <>
      <MasterRows
        label={useMasterWords(config).title}
        rows={rows}
        columns={config.columns ?? []}
        {...(Mark ? { Mark } : {})}
        editOf={useMasterPlace(config).edit}
        may={may}
        onOrder={routes.sort && whole ? writes.order : undefined}
        onCopy={routes.copy && writes.copy}
        onDefault={rows.some(({ isDefault }) => isDefault !== undefined) ? writes.makeDefault : undefined}
        onRemove={moving ? setLeaving : writes.remove}
      />
      {leaving && (
        <MoveDialog
          name={leaving.name}
          targets={others}
          onClose={() => setLeaving(undefined)}
          onMove={(targetId) => writes.move(leaving, targetId)}
          onRemove={routes.remove && (() => writes.remove(leaving))}
        />
      )}
    </>
  );
}

export function MasterList<In extends FieldValues, Out, Row extends MasterRow>(config: MasterConfig<In, Out, Row>) {
  const can = useCan();
  const { base, scope = {}, tabs } = useMasterPlace(config);
  const words = useMasterWords(config);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const query = queryOf(config.routes.list, { body: { ...scope, keyword, perPage: SHOWN } });
  const { data, isPending } = useQuery({ ...query, placeholderData: keepPreviousData });
  const may = can(config.update ?? 'masterData.update');
  const { total = 0, rows = [] } = data ?? {};
  const add = may && (
    <PageLink to={`${base}/new`} className={buttonClass({ kind: 'primary' })}>
      <Plus size={14} aria-hidden="true" />
      {words.add}
    </PageLink>
  );
  return (
    <SettingsFrame title={words.title} text={words.text} actions={total > 0 || keyword ? add : null}>
      {tabs}
      {config.moving && <MoveProgress moves={config.moving.moves} scope={scope} />}
      {(total >= SEARCHED_FROM || typed) && (
        <SearchBar typed={typed} onType={setTyped} shown={rows.length} total={total} />
      )}
      {isPending && <SkeletonLines lines={8} />}
      {rows.length > 0 && <Rows config={config} rows={rows} listKey={query.queryKey} may={may} whole={!keyword} />}
      {data && total === 0 && <Nothing keyword={keyword} empty={words.empty} add={add} />}
    </SettingsFrame>
  );
}
