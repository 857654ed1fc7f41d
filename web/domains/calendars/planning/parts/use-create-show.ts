import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { USUAL_END } from '#shared/domains/booking/show/usual-hours.ts';
import { useReleaseRivals } from '#web/domains/booking/show/widgets/use-release-rivals.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { toast } from '#web/ui/toaster.ts';
import { planningKey } from '../queries.ts';

const { insert, insertRun, remove } = showContract.routes;
/** When a show ends until somebody says otherwise. */

type NewShow = Parameters<typeof call<typeof insert>>[1]['body'];
type Made = readonly Show[];
/** One show, or the same show on each of these days. */
async function send(body: NewShow, days: readonly string[] | undefined): Promise<Made> {
  if (!days) return [await call(insert, { body })];
  const end = `${days[0]}T${USUAL_END}`;
  return (await call(insertRun, { body: { ...body, end, dates: [...days] } })).shows;
}

/** Makes what was drawn, and offers to take it back where that may be. */
export function useCreateShow(onDone: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const may = useCan()('show.delete');
  const releaseRivals = useReleaseRivals();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const undo = async (made: Made) => {
    await Promise.all(made.map(({ id }) => call(remove, { params: { id } })));
    await client.invalidateQueries({ queryKey: planningKey });
  };
  const tell = (made: Made) => {
    const words = made.length > 1 ? t`${made.length} shows created` : t`${made[0]?.number} created`;
    toast(words, { to: `/show/${made[0]?.id}`, ...(may ? { undo: () => void undo(made) } : {}) });
  };
  const create = async (body: NewShow, days: readonly string[] | undefined) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await send(body, days);
      await client.invalidateQueries({ queryKey: planningKey });
      tell(made);
      onDone();
      for (const show of made) await releaseRivals(undefined, show);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t`Something unexpected happened`);
      setBusy(false);
    }
  };
  return { create, busy, problem };
}
