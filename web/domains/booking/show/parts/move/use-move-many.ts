import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { Production } from '#shared/domains/booking/production/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { MAX_SHOWS, type Moved } from '#shared/domains/booking/show/many.ts';
import { inMoveOrder } from '#shared/domains/booking/show/move-rules.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { CallOf, OutputOf } from '#shared/kernel/contract/route.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { answeredOnce } from '#web/platform/answers.ts';
import { call } from '#web/platform/api.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { runWritten } from '../../widgets/run-writes.ts';
import { showWritten } from '../../widgets/show-writes.ts';
import { useAttempt } from '../../widgets/use-attempt.ts';

const { moveDays } = showContract.routes;
export type MoveResult = OutputOf<typeof moveDays>;
type Movable = Pick<Production, 'id' | 'rev'>;
interface Move {
  readonly shows: readonly ShowRow[];
  readonly production: Movable | undefined;
  readonly days: number;
}

/** Sends a move, or its Undo, in parts. A second try sends the parts that were not answered. */
const sending = () => ({
  production: answeredOnce((args: CallOf<typeof productionContract.routes.moveDays>) =>
    call(productionContract.routes.moveDays, args),
  ),
  shows: answeredOnce((args: CallOf<typeof moveDays>) => call(moveDays, args)),
});

/** Undo names the place in the queue and the last day that an option had. */
const backOf = (before: readonly ShowRow[], { id, rev }: Pick<ShowRow, 'id' | 'rev'>): Moved => {
  const was = before.find((show) => show.id === id);
  if (was?.phase !== 'options') return { id, rev };
  return {
    id,
    rev,
    ...(was.rank > 0 ? { rank: was.rank } : {}),
    ...(was.expiresOn ? { expiresOn: was.expiresOn } : {}),
  };
};

/** Moves shows by days, and the dates of their production. One Undo brings all of it back. */
export function useMoveMany() {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  const [send] = useState(sending);
  const putProduction = async (production: Movable | undefined, days: number) => {
    if (!production) return undefined;
    const { id, rev } = production;
    return send.production({ params: { id }, body: { rev, days } });
  };
  const putShows = async (shows: readonly Moved[], days: number): Promise<MoveResult> => {
    const all: MoveResult = { shows: [], refused: [] };
    for (const part of chunks(shows, MAX_SHOWS)) {
      const result = await send.shows({ body: { days, shows: part } });
      showWritten(client, result.shows);
      all.shows.push(...result.shows);
      all.refused.push(...result.refused);
    }
    return all;
  };
  const undoing = ({ shows: before, days }: Move, now: MoveResult, moved: Movable | undefined) =>
    attempt(now.shows[0]?.id ?? '', async () => {
      const back = inMoveOrder(now.shows, -days).map((show) => backOf(before, show));
      await putProduction(moved, -days);
      const { refused } = await putShows(back, -days);
      void runWritten(client);
      if (refused.length === 0) return toast(t`Undone`);
      const [first] = refused;
      const text = plural(refused.length, { one: '# show stayed:', other: '# shows stayed:' });
      await dialogs.inform({ title: t`Not everything could be undone`, text: `${text} ${first?.message ?? ''}` });
    });
  return async (move: Move): Promise<MoveResult> => {
    const { shows, production, days } = move;
    const moved = await putProduction(production, days);
    const result = await putShows(
      inMoveOrder(shows, days).map(({ id, rev }) => ({ id, rev })),
      days,
    );
    void runWritten(client);
    const done = result.shows.length;
    const words = done > 0 ? plural(done, { one: '# show moved', other: '# shows moved' }) : t`Production moved`;
    // An Undo that breaks off is offered once more, and continues behind the parts that were answered.
    const offer = (): void =>
      toast(words, { undo: () => void undoing(move, result, moved).then((undone) => undone || offer()) });
    if (done > 0 || moved) offer();
    return result;
  };
}
