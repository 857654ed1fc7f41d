import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { runWritten } from './run-writes.ts';
import { showWritten } from './show-writes.ts';
import { useAttempt } from './use-attempt.ts';

/** Undo of shows that were created together; none for those who may not delete shows. */
export function useUncreate() {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  const can = useCan();
  const remove = async (ids: readonly string[]) => {
    const { refused } = await call(showContract.routes.removeMany, { body: { ids: [...ids] } });
    showWritten(client, []);
    void runWritten(client);
    const [first] = refused;
    if (!first) return toast(t`Undone`);
    await dialogs.inform({ title: t`Not everything could be undone`, text: first.message });
  };
  return (ids: readonly string[]): (() => void) | undefined =>
    can('show.delete') ? () => void attempt(ids[0] ?? '', () => remove(ids)) : undefined;
}
