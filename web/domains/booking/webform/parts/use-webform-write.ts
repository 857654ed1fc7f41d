import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { activityQuery, webformQuery } from '../queries.ts';

/** Shows a form as it is now, and asks its lists and its log again. */
export function useShowWebform(): (form: Webform) => Promise<void> {
  const queries = useQueryClient();
  return async (form) => {
    queries.setQueryData(webformQuery(form.id).queryKey, form);
    await Promise.all([
      queries.invalidateQueries({ queryKey: [webformContract.routes.list.id] }),
      queries.invalidateQueries({ queryKey: [webformContract.routes.preview.id] }),
      queries.invalidateQueries({ queryKey: activityQuery(form.id).queryKey }),
    ]);
  };
}

/** A write of one part, which answers with the form as it is now. */
export function useWebformWrite<V>(write: (value: V) => Promise<Webform>) {
  const show = useShowWebform();
  return useMutation({ mutationFn: write, onSuccess: show });
}
