import { useMutation } from '@tanstack/react-query';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { useShown } from '#web/platform/use-shown.ts';
import { activityQuery, webformQuery } from '../queries.ts';

const { list, preview } = webformContract.routes;

/** Shows a form as it is now, and asks its lists and its log again. */
export const useShowWebform = () =>
  useShown<Webform>(
    (id) => webformQuery(id).queryKey,
    (id) => [[list.id], [preview.id], activityQuery(id).queryKey],
  );

/** A write of one part, which answers with the form as it is now. */
export function useWebformWrite<V>(write: (value: V) => Promise<Webform>) {
  const show = useShowWebform();
  return useMutation({ mutationFn: write, onSuccess: show });
}
