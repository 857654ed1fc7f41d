import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { call } from '#web/platform/api.ts';
import { isApiError, isExpected } from '#web/platform/api-error.ts';
import { hasPendingChanges, usePendingChanges } from '#web/platform/pending-changes.ts';
import { signal } from '#web/platform/signals.ts';
import { signingQuery } from '../queries.ts';
import { type Draft, draftOf, isComplete } from './draft.ts';

const { edit } = esignContract.routes;
/** Time without a change after which a draft saves itself. */
const QUIET_MS = 700;
export type SaveState = 'saved' | 'typing' | 'saving' | 'wrong' | 'incomplete';

const inputOf = ({ participants, checkerIds, ...settings }: Draft, rev: number) => ({
  ...settings,
  marks: [...settings.marks],
  checkerIds: [...checkerIds],
  participants: participants.map(({ people, ...one }) => ({ ...one, people: people.map((person) => ({ ...person })) })),
  rev,
});

/** A draft that saves itself. An older revision gives way to the newer one. */
export function useDraft(view: EsignView) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(view));
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState('');
  const latest = useRef({ draft, rev: view.rev, isClean: true });
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = (saved: EsignView) => {
    const next = draftOf(saved);
    latest.current = { draft: next, rev: saved.rev, isClean: true };
    setDraft(next);
    setState('saved');
    queries.setQueryData(signingQuery(saved.id).queryKey, saved);
  };
  const write = async () => {
    const { draft: sent, rev } = latest.current;
    setState('saving');
    try {
      const saved = await call(edit, { params: { id: view.id }, body: inputOf(sent, rev) });
      latest.current.rev = saved.rev;
      setProblem('');
      if (latest.current.draft === sent) take(saved);
    } catch (error) {
      if (isApiError(error, 'stale')) take(error.current as EsignView);
      else setState('wrong');
      if (isExpected(error)) setProblem(error.message);
      else signal('unexpected', { message: '', code: undefined, error });
    }
  };
  /** Saves what is unsaved. Resolves when no save is running. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    await running.current;
    if (latest.current.isClean) return true;
    if (!isComplete(latest.current.draft)) return false;
    running.current = write();
    await running.current;
    running.current = undefined;
    return latest.current.isClean;
  };
  const change = (next: Draft) => {
    latest.current = { ...latest.current, draft: next, isClean: false };
    setDraft(next);
    clearTimeout(timer.current);
    if (!isComplete(next)) return setState('incomplete');
    setState('typing');
    timer.current = setTimeout(() => void save(), QUIET_MS);
  };
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);
  usePendingChanges(state !== 'saved');
  useBlocker({
    shouldBlockFn: async () => state !== 'saved' && !(await save()),
    enableBeforeUnload: hasPendingChanges,
  });
  return { draft, change, save, take, state, problem };
}
