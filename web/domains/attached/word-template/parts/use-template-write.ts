import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import { activityQuery, templateQuery } from '../queries.ts';

/** Shows a template as it is now, and asks its lists and its log again. */
export function useShowTemplate(): (template: WordTemplate) => Promise<void> {
  const queries = useQueryClient();
  return async (template) => {
    queries.setQueryData(templateQuery(template.id).queryKey, template);
    await Promise.all([
      queries.invalidateQueries({ queryKey: [wordTemplateContract.routes.list.id] }),
      queries.invalidateQueries({ queryKey: activityQuery(template.id).queryKey }),
    ]);
  };
}

/** A write that answers with the template as it is now. */
export function useTemplateWrite<V>(write: (value: V) => Promise<WordTemplate>) {
  const show = useShowTemplate();
  return useMutation({ mutationFn: write, onSuccess: show });
}
