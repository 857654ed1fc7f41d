import { useBlocker } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type ApiError, isApiError, isAway, isExpected, isSignedOut } from '#web/platform/api-error.ts';
import { useBackOnline } from '#web/platform/back-online.ts';
import { hasPendingChanges, isLeft, usePendingChanges } from '#web/platform/pending-changes.ts';
import { says } from '#web/platform/says.ts';
import { signal } from '#web/platform/signals.ts';
import { dialogs } from '../dialogs.ts';
import { askPatience } from '../patience.ts';
import { createSubmitGuard } from '../submit-guard.ts';
import { type FormMessages, type FormSchema, keepingLines, resolverOf, rulesOf } from './resolver.ts';
import { Shown } from './shown.ts';
import type { StaleField } from './stale.ts';

interface Options<In extends FieldValues, Out> {
  readonly schema: FormSchema<Out>;
  readonly defaultValues: In;
  /** Sends the values and throws the server's refusal. Errors with a field are shown at that field. */
  readonly onSubmit: (values: Out) => Promise<unknown>;
  readonly messages?: FormMessages;
  /** The form is in a list's preview: leaving the open record's address leaves the form, not only leaving the page. */
  readonly inPreview?: boolean;
  /** Reads the form's values, and who changed it, from the newer record that comes with a 409. */
  readonly stale?: {
    readonly values: (current: unknown) => In;
    readonly changedBy?: (current: unknown) => string | undefined;
    /** The next submit carries this record's `rev`. */
    readonly onAccepted: (current: unknown) => void;
  };
}
export interface StaleState {
  readonly changedBy: string | undefined;
  readonly fields: readonly StaleField[];
  readonly resolve: (theirsFor: ReadonlySet<string>) => void;
  readonly cancel: () => void;
}
export interface ZodForm<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Called only by `Form`, which stops texts that a control could not read. Buttons elsewhere only name the form. */
  readonly submit: (event: SyntheticEvent) => void;
  readonly busy: boolean;
  readonly dirty: boolean;
  /** Set while two versions wait for a choice. */
  readonly stale: StaleState | undefined;
}

/** The path of errors that belong to no field. */
const SERVER = 'root.server';
/** The type of the error that disappears once the connection is back. */
const AWAY = 'network';

/** Shows the server's errors at their fields; an error without a field is shown above the form. */
function showErrors<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, error: ApiError): void {
  for (const { field, code, message } of error.errors) {
    const path = (field ?? 'root.server') as FieldPath<In> | 'root.server';
    form.setError(path, { type: code, message });
  }
}

/** Removes the notice of a lost connection once the connection is back. */
function useAwayNotice<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>): void {
  useBackOnline(() => {
    if (form.getFieldState(SERVER as FieldPath<In>).error?.type === AWAY) form.clearErrors(SERVER);
  });
}

/** A form over a contract's schema: its messages, double-submit guard, unsaved-changes question and 409 (spec 4, 5). */
export function useZodForm<In extends FieldValues, Out>(options: Options<In, Out>): ZodForm<In, Out> {
  const { schema, defaultValues, messages } = options;
  const form: UseFormReturn<In, unknown, Out> = useForm<In, unknown, Out>({
    defaultValues: defaultValues as DefaultValues<In>,
    resolver: keepingLines(resolverOf(schema, messages), (list) => form.getFieldState(list as FieldPath<In>).error),
    mode: 'onTouched',
  });
  const [guard] = useState(createSubmitGuard);
  const [stale, setStale] = useState<StaleState>();
  const busy = useRef(false);
  const dirty = form.formState.isDirty;

  usePendingChanges(dirty);
  useAwayNotice(form);
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      dirty && !busy.current && isLeft(current, next, options.inPreview) && !(await dialogs.leave()),
    enableBeforeUnload: () => hasPendingChanges() && !busy.current,
  });

  const onStale = async (current: unknown, how: NonNullable<Options<In, Out>['stale']>) => {
    const { mergeStale, staleFields } = await import('./stale.ts');
    const [opened, mine, theirs] = [form.formState.defaultValues as In, form.getValues(), how.values(current)];
    const resolve = (theirsFor: ReadonlySet<string>) => {
      const merged = mergeStale(opened, mine, theirs, theirsFor);
      form.reset(theirs);
      for (const path of Object.keys(merged)) {
        form.setValue(path as FieldPath<In>, merged[path], { shouldDirty: true });
      }
      how.onAccepted(current);
      setStale(undefined);
      guard.reset();
      void send();
    };
    const fields = staleFields(opened, mine, theirs);
    const changedBy = how.changedBy?.(current);
    setStale({ changedBy, fields, resolve, cancel: () => setStale(undefined) });
  };

  const refused = async (error: unknown): Promise<void> => {
    if (error instanceof Shown) return;
    if (isSignedOut(error)) form.setError('root.server', { type: 'signedOut', message: says('signedOut') });
    else if (isApiError(error, 'stale') && options.stale) await onStale(error.current, options.stale).catch(refused);
    else if (isExpected(error)) showErrors(form, error);
    else if (isAway(error)) form.setError(SERVER, { type: AWAY, message: says('offline') });
    else if (!isApiError(error, 'tooManyActions')) signal('unexpected', { message: '', code: undefined, error });
  };

  const sent = form.handleSubmit(
    async (values) => {
      busy.current = true;
      try {
        await options.onSubmit(values);
      } catch (error) {
        guard.reset();
        await refused(error);
      } finally {
        busy.current = false;
      }
    },
    () => guard.reset(),
  );
  /** The rules are fetched with their first use. Without this, a failed fetch would leave the form sending for ever. */
  const send = guard.during(async () => {
    try {
      await rulesOf(schema, messages);
    } catch (error) {
      guard.reset();
      await refused(error);
      return;
    }
    await sent();
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const verdict = guard.ask(performance.now());
    if (verdict === 'patience') askPatience();
    if (verdict === 'go') void send();
  };
  return { form, submit, busy: form.formState.isSubmitting, dirty, stale };
}
