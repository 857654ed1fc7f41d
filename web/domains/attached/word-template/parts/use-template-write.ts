import { useMutation } from '@tanstack/react-query';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import { useShown } from '#web/platform/use-shown.ts';
import { activityQuery, templateQuery } from '../queries.ts';

/** Shows a template as it is now, and asks its lists and its log again. */
export const useShowTemplate = () =>
  useShown<WordTemplate>(
    (id) => templateQuery(id).queryKey,
    (id) => [[wordTemplateContract.routes.list.id], activityQuery(id).queryKey],
  );

/** A write that answers with the template as it is now. */
export function useTemplateWrite<V>(write: (value: V) => Promise<WordTemplate>) {
  const show = useShowTemplate();
  return useMutation({ mutationFn: write, onSuccess: show });
}
