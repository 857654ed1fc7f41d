import { Trans } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { call } from '#web/platform/api.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import type { MasterConfig, MasterRow } from './master-config.ts';

/** Returns the writes of a master's list. A new order shows at once, and is reset if the server refuses it. */
export function useMasterWrites<In extends FieldValues, Out, Row extends MasterRow>(
  { routes, domain, form, moving }: MasterConfig<In, Out, Row>,
  listKey: QueryKey,
) {
  const queries = useQueryClient();
  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${domain}.`) });
  const restore = async ({ id }: Row) => {
    if (routes.restore) await call(routes.restore, { body: { id } });
    await refresh();
  };
  const copyOf = (id: string) => {
    if (moving) return call(moving.copy, { query: { [moving.key]: id } });
    return routes.copy && call(routes.copy, { body: { id } });
  };
  return {
    copy: async ({ id }: Row) => {
      const copied = await copyOf(id);
      if (!copied) return;
      const { name } = copied;
      toast(<Trans>{name} added</Trans>);
      await refresh();
    },
    remove: async (row: Row) => {
      const { name } = row;
      if (!routes.remove) return false;
      if (!(await dialogs.remove({ name }))) return false;
      await call(routes.remove, { body: { id: row.id } });
      await refresh();
      toast(<Trans>{name} deleted</Trans>, { undo: () => void restore(row) });
      return true;
    },
    makeDefault: async (row: Row) => {
      const { id, rev, name } = row;
      const { schema } = (await form()).form;
      await call(routes.update, { body: { ...schema.parse(row), id, rev, isDefault: true } });
      await refresh();
      toast(<Trans>{name} is now the default for new records</Trans>);
    },
    move: async ({ id, name }: Row, targetId: string) => {
      if (!moving) return;
      await call(moving.deleteAndMove, { query: { [moving.key]: id, targetId } });
      await refresh();
      toast(<Trans>{name} deleted</Trans>);
    },
    order: async (ids: readonly string[]) => {
      if (!routes.sort) return;
      queries.setQueryData<Paged<Row>>(listKey, (page) => {
        const placeOf = (row: Row) => ids.indexOf(row.id);
        return page && { ...page, rows: page.rows.toSorted((a, b) => placeOf(a) - placeOf(b)) };
      });
      await call(routes.sort, { body: { ids } }).finally(refresh);
    },
  };
}
