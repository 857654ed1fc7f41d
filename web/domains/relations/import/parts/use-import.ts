import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type {
  Import,
  ImportChoice,
  ImportDraft,
  ImportKind,
  ImportReading,
  Mapping,
} from '#shared/domains/relations/import/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';

const { create, read, check, run, get } = importContract.routes;
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

/** All that is chosen of a file besides where its columns go. */
export type Answers = Omit<ImportChoice, 'mapping'>;
const UNASKED: Answers = { duplicates: 'skip' };

function useReading(mainArea: ImportKind, setAnswers: (next: Answers) => void, take: (made: ImportDraft) => void) {
  return useMutation({
    mutationFn: (file: { readonly key: string; readonly name: string }) =>
      call(create, { body: { mainArea, ...file } }),
    // The upload says beside the file why it was refused.
    meta: { quiet: true },
    onSuccess: (made) => {
      take(made);
      setAnswers(UNASKED);
    },
  });
}

/** The way of one file: sent, its columns placed, checked, written. */
export function useImport(mainArea: ImportKind) {
  const [draft, setDraft] = useState<ImportDraft>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const [answers, setAnswers] = useState<Answers>(UNASKED);
  const checking = useMutation({
    mutationFn: (choice: Answers) => call(check, { params: { id: draft?.id ?? '' }, body: { mapping, ...choice } }),
  });
  const running = useMutation({
    mutationFn: () => call(run, { params: { id: draft?.id ?? '' }, body: { mapping, ...answers } }),
  });
  const take = (made: ImportDraft) => {
    setDraft(made);
    setMapping(made.mapping);
    checking.reset();
    running.reset();
  };
  const reading = useReading(mainArea, setAnswers, take);
  const rereading = useMutation({
    mutationFn: (reading: ImportReading) => call(read, { params: { id: draft?.id ?? '' }, body: reading }),
    onSuccess: take,
  });
  const step: Step = running.data ? 'run' : checking.data ? 'check' : draft ? 'columns' : 'file';
  const restart = () => {
    setDraft(undefined);
    checking.reset();
    running.reset();
  };
  /** Checks the rows, with what was just answered. */
  const checkWith = (change: Partial<Answers> = {}) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    checking.mutate(next);
  };
  return { step, draft, mapping, setMapping, answers, checkWith, reading, rereading, checking, running, restart };
}
export type ImportWork = ReturnType<typeof useImport>;
