import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError, isExpected, NetworkError } from '#web/platform/api-error.ts';
import { signal } from '#web/platform/signals.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { showQuery } from './show-queries.ts';
import { showWritten } from './show-writes.ts';

export type Attempt = (id: string, write: () => Promise<void>) => Promise<boolean>;

/** Runs a write on one show and tells a refusal; true when it was done. */
export function useAttempt(): Attempt {
  const { t } = useLingui();
  const client = useQueryClient();
  const tell = async (error: unknown, id: string) => {
    if (isApiError(error, 'stale')) {
      void client.invalidateQueries({ queryKey: showQuery(id).queryKey });
      showWritten(client, []);
      toast(t`Someone else changed this show in the meantime. The page is up to date now; try again.`);
    } else if (isExpected(error)) await dialogs.inform({ title: t`Something went wrong`, text: error.message });
    else if (!(error instanceof NetworkError)) {
      signal('unexpected', { message: '', code: isApiError(error) ? error.requestId : undefined, error });
    }
  };
  return async (id, write) => {
    try {
      await write();
      return true;
    } catch (error) {
      await tell(error, id);
      return false;
    }
  };
}
