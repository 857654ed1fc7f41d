import { useMutation } from '@tanstack/react-query';
import { type Bare, call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';

interface BySecret<Body> {
  readonly params: { readonly secret: string };
  readonly body: Body;
}
/** An opened link: its secret, and what shows it anew. */
export interface OpenedLink<V> {
  readonly secret: string;
  readonly onView: (view: V) => void;
}
/** Refusals after which the page shows something else: others acted in the meantime, or the act is no longer allowed. */
const CHANGED = [403, 404, 409];

/**
 * An act of a link's reader, which answers with what the link shows now. After a refusal the page shows that anew, by
 * the route `see`. The caller shows the error.
 */
export function useLinkAct<Body, V>(
  route: Bare<BySecret<Body>, V>,
  see: Bare<BySecret<Record<string, never>>, V>,
  { secret, onView }: OpenedLink<V>,
  onDone: (view: V) => void = () => undefined,
) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Body) => call(route, { params: { secret }, body }) as Promise<V>,
    onSuccess: (view) => {
      onView(view);
      onDone(view);
    },
    onError: async (error) => {
      if (error instanceof ApiError && CHANGED.includes(error.status))
        onView((await call(see, { params: { secret }, body: {} })) as V);
    },
  });
}
