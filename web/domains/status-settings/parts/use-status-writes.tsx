import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusContract } from '#shared/domains/status/contract.ts';
import type { Status, StatusArea } from '#shared/domains/status/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';

const { list, sort, copy, update, deleteAndMove } = statusContract.routes;

/** Writes of the list page; a new order shows at once and falls back where the server refuses it. */
export function useStatusWrites(mainArea: StatusArea) {
  const queries = useQueryClient();
  const { queryKey } = queryOf(list, { query: { mainArea } });
  const onSettled = () => queries.invalidateQueries({ queryKey: [list.id] });
  return {
    order: useMutation({
      mutationFn: (ids: readonly string[]) => call(sort, { body: { mainArea, ids: [...ids] } }),
      onMutate: (ids) =>
        queries.setQueryData(queryKey, (before) => {
          const placeOf = ({ id, sort: now }: Status) => (ids.includes(id) ? ids.indexOf(id) + 1 : now);
          return before && { rows: before.rows.map((row) => ({ ...row, sort: placeOf(row) })) };
        }),
      onSettled,
    }),
    copy: useMutation({
      mutationFn: ({ id }: Status) => call(copy, { query: { statusId: id } }),
      onSuccess: ({ name }) => toast(<Trans>{name} is added</Trans>),
      onSettled,
    }),
    makeDefault: useMutation({
      mutationFn: ({ id, rev, name, hexColor, phase }: Status) =>
        call(update, { body: { id, rev, name, hexColor, phase, isDefault: true } }),
      onSuccess: ({ name }) => toast(<Trans>New records start as {name}</Trans>),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ id, targetId }: { readonly id: string; readonly targetId: string }) =>
        call(deleteAndMove, { query: { statusId: id, targetId } }),
      onSettled,
    }),
  };
}
