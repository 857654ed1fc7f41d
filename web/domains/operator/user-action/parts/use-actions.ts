import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UserAction, userActionContract } from '#shared/domains/operator/user-action/contract.ts';
import { call } from '#web/platform/api.ts';
import { csvOf } from '#web/ui/export/csv.ts';
import { saveFile } from '#web/ui/export/save-file.ts';
import { tableOf } from '#web/ui/export/table.ts';
import { useActionNames, useKindNames } from './action-words.ts';
import type { ActionSearch } from './search.ts';

const { list } = userActionContract.routes;
/** Lines of a file; more is asked for by a shorter period. */
const EXPORT_MAX = 10_000;

const bodyOf = ({ q, ...rest }: ActionSearch, before?: string | undefined) => ({
  ...rest,
  keyword: q ?? '',
  ...(before ? { before } : {}),
});

/** Pages of the log, each going on where the one before it stopped looking. */
export const useActions = (search: ActionSearch) =>
  useInfiniteQuery({
    queryKey: [list.id, search],
    queryFn: ({ pageParam, signal }) => call(list, { body: bodyOf(search, pageParam) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    retry: false,
  });

async function allActions(search: ActionSearch): Promise<UserAction[]> {
  const rows: UserAction[] = [];
  let before: string | undefined;
  do {
    const page = await call(list, { body: bodyOf(search, before) });
    rows.push(...page.rows);
    before = page.next;
  } while (before && rows.length < EXPORT_MAX);
  return rows.slice(0, EXPORT_MAX);
}

/** All that fits the filters, as a file for a spreadsheet. */
export function useActionExport(search: ActionSearch) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [areas, actions] = [useKindNames(), useActionNames()];
  const columns = [
    { header: t`When (UTC)`, value: ({ at }: UserAction) => at },
    { header: t`Who`, value: ({ actorName }: UserAction) => actorName },
    { header: t`Acting as this user`, value: ({ realActorName }: UserAction) => realActorName },
    { header: t`Temporary access`, value: ({ grantId }: UserAction) => (grantId ? t`yes` : '') },
    { header: t`API token`, value: ({ tokenLabel }: UserAction) => tokenLabel },
    { header: t`Action`, value: ({ action }: UserAction) => actions[action] ?? action },
    { header: t`Record type`, value: ({ entity }: UserAction) => areas[entity] ?? entity },
    { header: t`Record`, value: ({ title }: UserAction) => title },
    { header: t`Fields`, value: ({ changes }: UserAction) => changes.map(({ field }) => field).join(' ') },
  ];
  const run = async () => {
    setBusy(true);
    try {
      saveFile(`${t`Activity log`}.csv`, csvOf(tableOf(columns, await allActions(search))));
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
