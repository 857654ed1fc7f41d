import { useMutation } from '@tanstack/react-query';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import type { SeenStatement } from '#shared/domains/agreements/statement-link/view.ts';
import { type Bare, call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import type { OpenStatementProps } from './open-statement.tsx';

type Route<Body> = Bare<{ params: { secret: string }; body: Body }, SeenStatement>;

/** An act of the reader, which answers with the statement as it is now. The caller shows its error. */
export function useAct<Body>(
  route: Route<Body>,
  { secret, onView }: Pick<OpenStatementProps, 'secret' | 'onView'>,
  onDone: () => void = () => undefined,
) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Body) => call(route, { params: { secret }, body }) as Promise<SeenStatement>,
    onSuccess: (view) => {
      onView(view);
      onDone();
    },
    onError: async (error) => {
      // Somebody else agreed, or the agency settled it: the page shows what it is now.
      if (error instanceof ApiError && error.status === 409)
        onView(await call(statementLinkContract.routes.see, { params: { secret }, body: {} }));
    },
  });
}
