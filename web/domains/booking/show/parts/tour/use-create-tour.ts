import { plural } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { Column, Row } from '../../model/tour/rows.ts';
import { runWritten } from '../../widgets/run-writes.ts';
import { showWritten } from '../../widgets/show-writes.ts';
import { useUncreate } from '../../widgets/use-uncreate.ts';
import type { Check } from './use-checks.ts';

/** A row that the server refused, with its words. */
export interface ServerProblem {
  readonly key: number;
  readonly column: Column | undefined;
  readonly text: string;
}
const COLUMN_OF: Readonly<Record<string, Column>> = {
  start: 'date',
  end: 'endDate',
  venueId: 'venue',
  promoterId: 'promoter',
  fee: 'fee',
  statusId: 'status',
  expiresOn: 'expiresOn',
};

interface Asked {
  readonly rows: readonly Row[];
  readonly checks: readonly Check[];
  readonly artistIds: readonly string[];
  readonly productionId: string | undefined;
}
const placed = (error: ApiError, keys: readonly number[]): ServerProblem[] =>
  error.errors.flatMap(({ field = '', message }) => {
    const [, row = '', name = ''] = /^rows\.(\d+)\.(\w+)/.exec(field) ?? [];
    const key = keys[Number(row)];
    return row && key !== undefined ? [{ key, column: COLUMN_OF[name], text: message }] : [];
  });

/** Creates all shows in one request. Problems come back to their cells, Undo deletes what was created. */
export function useCreateTour() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const undoOf = useUncreate();
  const { busy, problem, submit } = useSubmit();
  const [refused, setRefused] = useState<readonly ServerProblem[]>([]);
  const create = ({ rows, checks, artistIds, productionId }: Asked) => {
    const sent = rows.flatMap(({ key }, i) => {
      const input = checks[i]?.input;
      return input ? [{ key, input }] : [];
    });
    return submit(async () => {
      setRefused([]);
      const body = {
        artistIds: [...artistIds],
        ...(productionId ? { productionId } : {}),
        rows: sent.map(({ input }) => input),
      };
      const { shows } = await call(showContract.routes.insertTour, { body }).catch((error: unknown) => {
        const keys = sent.map(({ key }) => key);
        if (error instanceof ApiError) setRefused(placed(error, keys));
        throw error;
      });
      showWritten(client, shows);
      void runWritten(client);
      const words = plural(shows.length, { one: '# show created', other: '# shows created' });
      toast(words, { undo: undoOf(shows.map(({ id }) => id)) });
      const days = shows.map(showDay).toSorted();
      const period = 'fromUntilAndIncluding' as const;
      const date = { period, start: days[0] ?? '', end: days.at(-1) ?? '' };
      if (productionId)
        await navigate({ to: '/production/$key', params: { key: productionId }, search: { tab: 'shows' } });
      else await navigate({ to: '/show', search: { artist: { any: [...artistIds] }, date } });
    });
  };
  const touched = (key: number) => refused.length > 0 && setRefused(refused.filter((one) => one.key !== key));
  return { busy, problem, refused, create, touched };
}
