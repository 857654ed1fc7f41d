import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isApiError, isExpected, isSignedOut, isUnavailable, NetworkError } from '#web/platform/api-error.ts';
import { signal } from '#web/platform/signals.ts';

const FRESH_MS = 15_000;
const TRIES = 2;
/** With ever longer pauses these last 15 seconds: about what a restart takes. */
const TRIES_WHILE_AWAY = 4;

/** A refusal stays one; only a lost connection or our own failure is worth another try. */
const worthRetry = (count: number, error: Error): boolean =>
  isUnavailable(error)
    ? count < TRIES_WHILE_AWAY
    : count < TRIES && (error instanceof NetworkError || (error instanceof ApiError && error.status >= 500));

function tell(error: Error): void {
  if (error instanceof NetworkError) return;
  const code = error instanceof ApiError ? error.requestId : undefined;
  if (isExpected(error)) signal('unexpected', { message: error.message, code: undefined });
  else signal('unexpected', { message: '', code, error });
}

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: worthRetry } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        // These have their own answer already (spec section 8).
        const answered = isSignedOut(error) || isApiError(error, 'tooManyActions');
        if (!mutation.meta?.quiet && !answered) tell(error);
      },
    }),
  });
