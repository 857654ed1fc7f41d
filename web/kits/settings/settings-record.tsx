import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Meta } from '#shared/kernel/record/record.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { useCan } from '#web/platform/me.ts';
import type { FormSchema } from '#web/ui/form/resolver.ts';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { toast } from '#web/ui/toaster.ts';
import { SettingsForm } from './settings-form.tsx';

/** How records of one kind are written. */
export interface RecordCalls<Out, Saved> {
  readonly create: (values: Out) => Promise<Saved>;
  readonly update: (values: Out & { readonly rev: number }, id: string) => Promise<Saved>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
}
interface SettingsRecordProps<In extends FieldValues, Out, Saved extends Meta & In> {
  /** First part of the addresses of its pages, and of its calls. */
  readonly domain: string;
  readonly schema: FormSchema<Out>;
  readonly blank: EveryField<In>;
  readonly calls: RecordCalls<Out, Saved>;
  /** As it was opened; none for a new one. */
  readonly record: Saved | undefined;
  readonly newTitle: string;
  readonly listName: string;
  readonly children: ReactNode;
}
/** A record of the master data on a card of its own: saved, deleted, and back to its list. */
export function SettingsRecord<In extends FieldValues & { name: string }, Out, Saved extends Meta & In>(
  props: SettingsRecordProps<In, Out, Saved>,
) {
  const { domain, schema, blank, calls, record, newTitle, listName, children } = props;
  const base = `/${domain}`;
  const may = useCan()('masterData.update');
  const goTo = useGoTo();
  const askRemoval = useRemoval();
  const valuesOf = (from: In): In => pickValues<In>(blank, from);
  const form = useRecordForm<In, Out, Saved>({
    domain,
    schema,
    record,
    valuesOf,
    create: calls.create,
    update: calls.update,
    values: record ? valuesOf(record) : blank,
    onSaved: ({ name }) => {
      toast(<Trans>{name} saved</Trans>);
      goTo(base);
    },
  });
  const removal = ({ id, name }: Saved) => ({
    base,
    name,
    text: <Trans>Records that refer to it keep its name.</Trans>,
    remove: () => calls.remove(id),
    restore: () => calls.restore(id),
  });
  return (
    <SettingsForm
      form={form}
      title={record?.name ?? newTitle}
      base={base}
      listName={listName}
      may={may}
      onDelete={record && (() => void askRemoval(removal(record)))}
    >
      {children}
    </SettingsForm>
  );
}
