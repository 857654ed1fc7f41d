import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import type { Asked } from './model/asked.ts';

const { find, hide, unhide, override, clear } = availabilityContract.routes;

export const availabilityQuery = (body: Asked) =>
  queryOptions({ ...queryOf(find, { body }), placeholderData: keepPreviousData });

/** Returns the changes to an artist's days. Each of them reloads the free days. */
export function useSaying() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [find.id] });
  return {
    hide: useMutation({ ...mutationOf(hide), onSuccess }),
    unhide: useMutation({ ...mutationOf(unhide), onSuccess }),
    override: useMutation({ ...mutationOf(override), onSuccess }),
    clear: useMutation({ ...mutationOf(clear), onSuccess }),
  };
}
export type Saying = ReturnType<typeof useSaying>;
