import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { SettingsForm } from '#web/kits/settings/settings-form.tsx';
import { type Bare, call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import type { FormSchema } from '#web/ui/form/resolver.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';

interface BuiltinForm<In, Out, Row> {
  /** Its list is at this address, and its queries are asked again. */
  readonly domain: string;
  readonly routes: {
    readonly get: Bare<{ readonly params: { readonly code: string } }, Row>;
    readonly update: Bare<{ readonly body: Out & { readonly rev: number } }, Row>;
  };
  readonly schema: FormSchema<Out>;
  readonly blank: EveryField<In>;
  readonly listName: MessageDescriptor;
  readonly nameOf: (code: string) => string;
  readonly Fields: (props: { readonly code: string }) => ReactNode;
  /** Under the card. */
  readonly Below?: (props: { readonly code: string }) => ReactNode;
}
type Row<In> = In & { readonly code: string; readonly rev: number };

function useBuiltinForm<In extends FieldValues, Out>(spec: BuiltinForm<In, Out, Row<In>>, record: Row<In>) {
  const { domain, routes, schema, blank, nameOf } = spec;
  const goTo = useGoTo();
  const queries = useQueryClient();
  const rev = useRef(record.rev);
  return useZodForm<In, Out>({
    schema,
    defaultValues: pickValues<In>(blank, record),
    onSubmit: async (body) => {
      await call(routes.update, { body: { ...body, rev: rev.current } });
      await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${domain}.`) });
      const name = nameOf(record.code);
      toast(<Trans>{name} saved</Trans>);
      goTo(`/${domain}`);
    },
    stale: {
      values: (current) => pickValues<In>(blank, current as In),
      onAccepted: (current) => {
        rev.current = (current as Row<In>).rev;
      },
    },
  });
}

/** The page on which one of those that everybody has is set. */
export function builtinForm<In extends FieldValues, Out>(spec: BuiltinForm<In, Out, Row<In>>) {
  const { domain, routes, listName, nameOf, Fields, Below } = spec;
  function Setting({ record }: { readonly record: Row<In> }) {
    const { i18n } = useLingui();
    const { code } = record;
    return (
      <SettingsForm
        form={useBuiltinForm(spec, record)}
        title={nameOf(code)}
        base={`/${domain}`}
        listName={i18n._(listName)}
        may={useCan()('masterData.update')}
        below={Below && <Below code={code} />}
      >
        <Fields code={code} />
      </SettingsForm>
    );
  }
  return {
    EditPage: () => {
      const { key: code } = useParams({ strict: false }) as { readonly key: string };
      const { data } = useSuspenseQuery(queryOf(routes.get, { params: { code } }));
      return <Setting key={code} record={data} />;
    },
  };
}
