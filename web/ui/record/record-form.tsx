import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Meta } from '#shared/kernel/record/record.ts';
import type { Crumb } from '../crumbs.tsx';
import { FormPage, type FormSection } from '../form/form-page.tsx';
import type { FormMessages, FormSchema } from '../form/resolver.ts';
import { useZodForm, type ZodForm } from '../form/use-zod-form.ts';
import { toast } from '../toaster.ts';
import { useGoTo } from './use-go-to.ts';
import './record.css';

interface RecordFormOptions<In extends FieldValues, Out, Saved extends Meta> {
  /** Domain of the calls: its queries are asked again after saving. */
  readonly domain: string;
  readonly schema: FormSchema<Out>;
  /** The record as it was opened; none for a new one. */
  readonly record?: Saved | undefined;
  readonly values: In;
  /** The form's values of a record, for the choice when somebody else saved meanwhile. */
  readonly valuesOf: (record: Saved) => In;
  /** Left out where records come into being elsewhere. */
  readonly create?: (values: Out) => Promise<Saved>;
  readonly update: (values: Out & { readonly rev: number }, id: string) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  /** Other domains that show the same record. */
  readonly alsoTouched?: readonly string[];
  /** The domain's own sentences, for what its schema refuses. */
  readonly messages?: FormMessages;
}

/** A record's form: creates or updates with the `rev` it saw, and asks when another write came first. */
export function useRecordForm<In extends FieldValues, Out, Saved extends Meta>(
  options: RecordFormOptions<In, Out, Saved>,
): ZodForm<In, Out> {
  const { domain, schema, record, values, valuesOf, create, update, onSaved, alsoTouched = [], messages } = options;
  const queries = useQueryClient();
  // No state: what is sent right after a choice must carry it already.
  const seen = useRef(record?.rev ?? 0);
  const touched = [domain, ...alsoTouched];
  const isOurs = (key: unknown) => typeof key === 'string' && touched.includes(key.split('.')[0] ?? '');
  return useZodForm<In, Out>({
    schema,
    defaultValues: values,
    ...(messages ? { messages } : {}),
    onSubmit: async (filled) => {
      const saved = record ? await update({ ...filled, rev: seen.current }, record.id) : await create?.(filled);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => isOurs(queryKey[0]) });
      if (!saved) return;
      // A form that stays open saves its next change upon this one.
      seen.current = saved.rev;
      onSaved(saved);
    },
    stale: {
      values: (current) => valuesOf(current as Saved),
      onAccepted: (current) => {
        seen.current = (current as Saved).rev;
      },
    },
  });
}

interface RecordFormPageProps<In extends FieldValues, Out> {
  readonly form: ZodForm<In, Out>;
  readonly base: string;
  readonly listName: ReactNode;
  /** Name and id of what is edited; none for a new one. */
  readonly record?: { readonly id: string; readonly name: string } | undefined;
  /** The record that a new one is made of: cancelling leads back there. */
  readonly parent?: { readonly label: string; readonly to: string };
  readonly title: ReactNode;
  readonly action: ReactNode;
  readonly sections: readonly FormSection[];
  readonly aside?: ReactNode;
}
export function RecordFormPage<In extends FieldValues, Out>(props: RecordFormPageProps<In, Out>) {
  const { base, listName, record, parent, title, ...rest } = props;
  const goTo = useGoTo();
  const back = record ? `${base}/${record.id}` : (parent?.to ?? base);
  const crumbs: Crumb[] = [
    { label: listName, to: base },
    ...(parent ? [parent] : []),
    ...(record ? [{ label: record.name, to: back }] : []),
    { label: record ? <Trans>Edit</Trans> : <Trans>New</Trans> },
  ];
  return <FormPage {...rest} title={title} crumbs={crumbs} onCancel={() => goTo(back)} />;
}

/** Says that a record was saved and goes to its page. */
export function useSaved(base: string): (saved: { readonly id: string }, name: string) => void {
  const goTo = useGoTo();
  return ({ id }, name) => {
    toast(<Trans>{name} saved</Trans>);
    goTo(`${base}/${id}`);
  };
}
