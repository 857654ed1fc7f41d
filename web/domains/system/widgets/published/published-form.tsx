import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Meta } from '#shared/kernel/record.ts';
import { type Bare, call, queryOf } from '#web/platform/api.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';
import type { FormSchema } from '#web/ui/form/resolver.ts';
import { type RecordCalls, SettingsRecord } from '../settings-record.tsx';

interface Ref {
  readonly params: { readonly id: string };
}
interface PublishedForm<In, Out, Row> {
  readonly domain: string;
  readonly routes: {
    readonly get: Bare<Ref, Row>;
    readonly create: Bare<{ readonly body: Out }, Row>;
    readonly update: Bare<Ref & { readonly body: Out & { readonly rev: number } }, Row>;
    readonly remove: Bare<Ref, unknown>;
    readonly restore: Bare<Ref, unknown>;
  };
  readonly schema: FormSchema<In, Out>;
  readonly blank: In;
  readonly words: Readonly<Record<'title' | 'add', MessageDescriptor>>;
  /** Letters of the code it is known by. */
  readonly codeLength: number;
  /** Between its code and its country. */
  readonly Fields: () => ReactNode;
}

/** The pages of reference data that have a form: for a new one of the agency's own, and for one that is there. */
export function publishedForm<In extends FieldValues & { name: string }, Out, Row extends Meta & In>(
  spec: PublishedForm<In, Out, Row>,
) {
  const { domain, routes, schema, blank, words, codeLength, Fields } = spec;
  const calls: RecordCalls<Out, Row> = {
    create: (body) => call(routes.create, { body }),
    update: (body, id) => call(routes.update, { params: { id }, body }),
    remove: (id) => call(routes.remove, { params: { id } }),
    restore: (id) => call(routes.restore, { params: { id } }),
  };
  function Form({ record }: { readonly record?: Row }) {
    const { t, i18n } = useLingui();
    const names = { newTitle: i18n._(words.add), listName: i18n._(words.title) };
    return (
      <SettingsRecord domain={domain} schema={schema} blank={blank} calls={calls} record={record} {...names}>
        <TextField name="name" label={t`Name`} must maxLength={100} />
        <TextField name="iata" label={t`Code (IATA)`} must maxLength={codeLength} />
        <Fields />
        <CountryField must />
        <SwitchField name="isActive" label={t`Active`} />
      </SettingsRecord>
    );
  }
  return {
    NewPage: () => <Form />,
    EditPage: () => {
      const { key: id } = useParams({ strict: false }) as { readonly key: string };
      const { data } = useSuspenseQuery(queryOf(routes.get, { params: { id } }));
      return <Form key={id} record={data} />;
    },
  };
}
