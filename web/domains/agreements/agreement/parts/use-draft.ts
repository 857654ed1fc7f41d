import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { AgreementInput, AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { agreementKey } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { hasPendingChanges, usePendingChanges } from '#web/platform/pending-changes.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { resolverOf } from '#web/ui/form/resolver.ts';
import { type DraftValues, draftOf, sameDraft } from './draft-values.ts';
import { useSaving } from './use-saving.ts';

/** Time without a key press after which a draft saves itself. */
const QUIET_MS = 900;
type Saving = ReturnType<typeof useSaving>;

/** Leaving saves first; only what cannot be saved is asked about. */
function useLeaving({ state, save, isClean }: Saving): void {
  const isOpen = state !== 'saved';
  usePendingChanges(isOpen);
  useBlocker({
    shouldBlockFn: async () => {
      if (!isOpen) return false;
      await save();
      return !isClean() && !(await dialogs.leave());
    },
    enableBeforeUnload: hasPendingChanges,
  });
}

/** Saves the draft once nothing was typed for a while. */
function useAutosave(form: UseFormReturn<AgreementInput, unknown, AgreementInput>, latest: RefObject<Saving>) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = structuredClone(form.getValues());
    const touched = () => {
      // A submit tells too, with nothing new in the fields: answering it would save for ever.
      if (sameDraft(seen, form.getValues())) return;
      seen = structuredClone(form.getValues());
      clearTimeout(timer);
      if (latest.current.isClean() || latest.current.newer) return;
      latest.current.setState('typing');
      timer = setTimeout(() => void latest.current.save(), QUIET_MS);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: touched });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, latest]);
}

/** Takes a newer record from elsewhere over where that loses nothing that was typed. */
function useTakeover(
  agreement: AgreementView,
  form: UseFormReturn<AgreementInput, unknown, AgreementInput>,
  latest: RefObject<Saving>,
) {
  useEffect(() => {
    const { stored, running, isClean, valuesOf: draftIn } = latest.current;
    if (agreement.rev <= stored.current.rev || running.current) return;
    const [clean, now] = [isClean(), draftIn(agreement)];
    if (!clean && !sameDraft(draftIn(stored.current), now)) return;
    stored.current = agreement;
    if (clean) form.reset(now);
  }, [agreement, form, latest]);
}

/** An agreement's form, which saves itself and says when somebody else was first. */
export function useDraft(agreement: AgreementView) {
  const queries = useQueryClient();
  const kind = useAgreementKind();
  const freeOf = useFreeValues(kind.entity);
  const valuesOf = (record: AgreementView) => draftOf(record, freeOf(record));
  const form = useForm<DraftValues, unknown, AgreementInput>({
    defaultValues: valuesOf(agreement),
    resolver: resolverOf(kind.schema, kind.messages),
    mode: 'onTouched',
  });
  const saving = useSaving(form, agreement, valuesOf);
  const latest = useRef(saving);
  useEffect(() => {
    latest.current = saving;
  });
  useLeaving(saving);

  useAutosave(form, latest);

  useTakeover(agreement, form, latest);

  /** Of two versions, this one over theirs, or theirs in the place of this one. */
  const settle = (keepMine: boolean) => {
    const { newer, stored, setNewer, save } = saving;
    if (!newer) return;
    stored.current = newer;
    setNewer(undefined);
    if (!keepMine) form.reset(valuesOf(newer));
    void save().then(() => queries.invalidateQueries({ queryKey: agreementKey(kind, newer.id) }));
  };
  return { form, state: saving.state, newer: saving.newer, save: saving.save, settle };
}
export type Draft = ReturnType<typeof useDraft>;
