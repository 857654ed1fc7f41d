import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { AgreementInput, AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { agreementActivity, agreementKey } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { call } from '#web/platform/api.ts';
import { type ApiError, isApiError, isExpected } from '#web/platform/api-error.ts';
import { signal } from '#web/platform/signals.ts';
import { type DraftValues, sameDraft } from './draft-values.ts';

export type SaveState = 'saved' | 'typing' | 'saving' | 'wrong' | 'failed';
export type DraftForm = UseFormReturn<DraftValues, unknown, AgreementInput>;

/** Shows the reasons of a refused save at the fields. */
function showRefusal(form: DraftForm, error: ApiError): void {
  for (const { field, code, message } of error.errors)
    if (field) form.setError(field as FieldPath<DraftValues>, { type: code, message });
}

/** Writes a draft, one save after the other, each with the revision that the last one left. */
export function useSaving(
  form: DraftForm,
  agreement: AgreementView,
  valuesOf: (agreement: AgreementView) => DraftValues,
) {
  const kind = useAgreementKind();
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>('saved');
  /** The record as another user saved it. */
  const [newer, setNewer] = useState<AgreementView>();
  const stored = useRef(agreement);
  const running = useRef<Promise<void>>(undefined);
  const isClean = () => sameDraft(form.getValues(), valuesOf(stored.current));

  const refused = (error: unknown) => {
    if (isApiError(error, 'stale')) setNewer(error.current as AgreementView);
    else if (isExpected(error)) showRefusal(form, error);
    else signal('unexpected', { message: '', code: undefined, error });
    setState(isExpected(error) ? 'wrong' : 'failed');
  };
  const send = async (values: AgreementInput) => {
    setState('saving');
    const { id, rev } = stored.current;
    try {
      stored.current = await call(kind.routes.update, { params: { id }, body: { ...values, rev } });
      queries.setQueryData(agreementKey(kind, id), stored.current);
      void queries.invalidateQueries({ queryKey: agreementActivity(kind, id).queryKey });
      setState(isClean() ? 'saved' : 'typing');
    } catch (error) {
      refused(error);
    }
  };
  const write = form.handleSubmit(send, () => setState('wrong'));
  /** Saves the unsaved changes; resolves when no save is running. */
  const save = async (): Promise<void> => {
    await running.current;
    if (isClean()) return setState('saved');
    running.current = write().finally(() => {
      running.current = undefined;
    });
    await running.current;
  };
  return { state, setState, newer, setNewer, stored, running, isClean, save, valuesOf };
}
