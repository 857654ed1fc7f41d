import { useMutation } from '@tanstack/react-query';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import type { SeenGuestLink } from '#shared/domains/journeys/guest-list-link/view.ts';
import { type Bare, call } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import type { AskProps } from './ask-page.tsx';

type Route<Body> = Bare<{ params: { secret: string }; body: Body }, SeenGuestLink>;

/** An act of the reader, which answers with the page as it is now. The caller shows its error. */
export function useAct<Body>(
  route: Route<Body>,
  { secret, onView }: Pick<AskProps, 'secret' | 'onView'>,
  onDone: (view: SeenGuestLink) => void = () => undefined,
) {
  const params = { secret };
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Body) => call(route, { params, body }) as Promise<SeenGuestLink>,
    onSuccess: (view) => {
      onView(view);
      onDone(view);
    },
    onError: async (error) => {
      // The agency decided, or the cutoff has passed: the page shows what it is now.
      if (isApiError(error) && (error.status === 409 || error.status === 404))
        onView(await call(guestListLinkContract.routes.see, { params, body: {} }));
    },
  });
}
