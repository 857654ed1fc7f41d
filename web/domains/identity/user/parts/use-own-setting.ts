import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallArgs, type Callable, mutationOf, queryOf } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';

interface Routes<Get, Set, Remove> {
  readonly get: Get;
  readonly set: Set;
  readonly remove: Remove;
}

/** A setting of the user that is saved and removed as a whole. Removed, its value is an empty object. */
export function useOwnSetting<Get extends Callable, Set extends Callable, Remove extends Callable>(
  { get, set, remove }: Routes<Get, Set, Remove>,
  words: { readonly saved: string; readonly removed: string },
) {
  const queries = useQueryClient();
  const query = queryOf(get, {} as CallArgs<Get>);
  const { data } = useQuery(query);
  const answered = (value: unknown, text: string) => {
    queries.setQueryData<unknown>(query.queryKey, value);
    toast(text);
  };
  const setting = useMutation({ ...mutationOf(set), onSuccess: (saved) => answered(saved, words.saved) });
  const removing = useMutation({ ...mutationOf(remove), onSuccess: () => answered({}, words.removed) });
  return { data, setting, removing };
}
