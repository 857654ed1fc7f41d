import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { importContract } from '#shared/domains/import/contract.ts';
import type { DuplicateChoice, Import, ImportArea, ImportDraft, Mapping } from '#shared/domains/import/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';

const { create, check, run, get } = importContract.routes;
const POLL_MS = 800;

export type Step = 'file' | 'columns' | 'check' | 'run';
export const STEPS: readonly Step[] = ['file', 'columns', 'check', 'run'];

/** Asks again while an import, or its undoing, is under way; what ran is read anew everywhere. */
export function useProgress(started: Import | undefined): Import | undefined {
  const client = useQueryClient();
  const { data = started } = useQuery({
    ...queryOf(get, { params: { id: started?.id ?? '' } }),
    enabled: started !== undefined,
    refetchInterval: ({ state }) => (state.data && !/ing$/.test(state.data.state) ? false : POLL_MS),
  });
  const finished = data && !/ing$/.test(data.state) ? `${data.id} ${data.state}` : undefined;
  useEffect(() => {
    if (finished) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== get.id });
  }, [client, finished]);
  return started && data;
}

/** The way of one file: sent, its columns placed, checked, written. */
export function useImport(mainArea: ImportArea) {
  const [draft, setDraft] = useState<ImportDraft>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('skip');
  const checking = useMutation({
    mutationFn: (choice: DuplicateChoice) =>
      call(check, { params: { id: draft?.id ?? '' }, body: { mapping, duplicates: choice } }),
  });
  const running = useMutation({
    mutationFn: () => call(run, { params: { id: draft?.id ?? '' }, body: { mapping, duplicates } }),
  });
  const reading = useMutation({
    mutationFn: (file: { readonly key: string; readonly name: string }) =>
      call(create, { body: { mainArea, ...file } }),
    // The upload says beside the file why it was refused.
    meta: { quiet: true },
    onSuccess: (made) => {
      setDraft(made);
      setMapping(made.mapping);
      checking.reset();
      running.reset();
    },
  });
  const step: Step = running.data ? 'run' : checking.data ? 'check' : draft ? 'columns' : 'file';
  const restart = () => {
    setDraft(undefined);
    checking.reset();
    running.reset();
  };
  const choose = (choice: DuplicateChoice) => {
    setDuplicates(choice);
    checking.mutate(choice);
  };
  return { step, draft, mapping, setMapping, duplicates, choose, reading, checking, running, restart };
}
export type ImportWork = ReturnType<typeof useImport>;
