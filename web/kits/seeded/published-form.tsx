import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import { type RecordCalls, SettingsRecord } from '#web/kits/settings/settings-record.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';
import type { SeededConfig, SeededForm, SeededRow } from './published-config.ts';

/** The pages of reference data that have a form: for a new one of the agency's own, and for one that is there. */
export function formPages<In extends FieldValues & { name: string }, Out, Row extends SeededRow & In>(
  { domain, routes, words }: SeededConfig<In, Out, Row>,
  { schema, blank, codeLength, Fields }: SeededForm<In, Out>,
) {
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
