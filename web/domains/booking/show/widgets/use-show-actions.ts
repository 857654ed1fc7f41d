import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { call } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { putStatus, type StatusChange, type StatusHolder, showWritten } from './show-writes.ts';
import { confirming, undoing } from './status-writes.tsx';
import { useAttempt } from './use-attempt.ts';

const { approve, lock, unlock, remove, restore } = showContract.routes;

/** Status, expiry and confirmation from anywhere: each says what it did and offers Undo. */
export function useStatusActions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  const writing = { client, attempt };
  const change = (show: StatusHolder, to: StatusChange, words: string) =>
    attempt(show.id, async () => {
      const now = await putStatus(show, to);
      showWritten(client, [now]);
      toast(words, { undo: undoing(writing, [now], [show]) });
    });
  return {
    setStatus: (show: StatusHolder, to: StatusChange, name: string) => change(show, to, t`Status: ${name}`),
    extend: (show: StatusHolder, expiresOn: LocalDate) => {
      const day = formatDay({ date: expiresOn });
      return change(show, { statusId: show.statusId, rank: show.rank, expiresOn }, t`Option extended until ${day}`);
    },
    release: (show: StatusHolder, statusId: string) => change(show, { statusId }, t`Option released`),
    confirm: (show: StatusHolder, statusId: string, rivals: readonly StatusHolder[]) =>
      confirming(writing, show, statusId, rivals),
  };
}

export function useShowActions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  return {
    lock: ({ id, rev }: Pick<ShowRow, 'id' | 'rev'>) =>
      attempt(id, async () => {
        showWritten(client, [await call(lock, { params: { id }, body: { rev } })]);
        toast(t`Show locked`);
      }),
    unlock: async ({ id, rev }: Pick<ShowRow, 'id' | 'rev'>) => {
      const reason = await dialogs.reason({ title: t`Unlock show`, action: t`Unlock show` });
      if (!reason) return;
      await attempt(id, async () => {
        showWritten(client, [await call(unlock, { params: { id }, body: { rev, reason } })]);
        toast(t`Show unlocked`);
      });
    },
    approve: (show: Pick<ShowRow, 'id' | 'rev' | 'number'>) =>
      attempt(show.id, async () => {
        showWritten(client, [await call(approve, { body: { showId: show.id, rev: show.rev } })]);
        toast(t`Show ${show.number} approved`);
      }),
    remove: ({ id, number }: Pick<ShowRow, 'id' | 'number'>) =>
      attempt(id, async () => {
        await call(remove, { params: { id } });
        showWritten(client, []);
        const undo = () => void attempt(id, async () => showWritten(client, [await call(restore, { params: { id } })]));
        toast(t`Show ${number} deleted`, { undo });
      }),
  };
}
