import { Plural, Trans } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { call } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';
import { type StatusHolder, showWritten, takeBack } from './show-writes.ts';
import type { Attempt } from './use-attempt.ts';

/** The context that a write needs from its page. */
export interface Writing {
  readonly client: QueryClient;
  readonly attempt: Attempt;
}

/** Takes a change of status back, for the toast. */
export const undoing =
  ({ client, attempt }: Writing, now: readonly Show[], before: readonly StatusHolder[]) =>
  () =>
    void attempt(now[0]?.id ?? '', async () => {
      const { shows, endedIds } = await takeBack(now, before);
      showWritten(client, shows);
      const numbers = shows.filter(({ id }) => endedIds.includes(id)).map(({ number }) => number);
      const ended = numbers.join(', ');
      if (ended) toast(<Trans>Undone, except the challenge of {ended}: it has ended in the meantime</Trans>);
    });

/** Confirms a show, which releases these rivals, and offers Undo. */
export const confirming = (writing: Writing, show: StatusHolder, statusId: string, rivals: readonly StatusHolder[]) =>
  writing.attempt(show.id, async () => {
    const body = { rev: show.rev, statusId, releaseIds: rivals.map(({ id }) => id) };
    const done = await call(showContract.routes.confirm, { params: { id: show.id }, body });
    const now = [done.show, ...done.released];
    const count = done.released.length;
    showWritten(writing.client, now);
    const text =
      count > 0 ? (
        <Plural value={count} one="Show confirmed, # option released" other="Show confirmed, # options released" />
      ) : (
        <Trans>Show confirmed</Trans>
      );
    toast(text, {
      undo: undoing(writing, now, [show, ...rivals]),
    });
  });
