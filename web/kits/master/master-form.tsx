import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { SettingsForm } from '#web/kits/settings/settings-form.tsx';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { blankOf } from './blank-of.ts';
import type { MasterConfig, MasterForm as MasterParts, MasterRow } from './master-config.ts';
import { useMasterPlace } from './master-place.ts';
import { useMasterWords } from './use-master-words.ts';
import { useMasterWrites } from './use-master-writes.tsx';

interface FormProps<In extends FieldValues, Out, Row extends MasterRow> {
  readonly config: MasterConfig<In, Out, Row>;
  readonly parts: MasterParts<In, Out, Row>;
  readonly record?: Row | undefined;
}

function useMasterForm<In extends FieldValues, Out, Row extends MasterRow>({
  config,
  parts,
  record,
}: FormProps<In, Out, Row>) {
  const { routes, domain } = config;
  const { schema, blank } = parts;
  const { base, scope } = useMasterPlace(config, record);
  const goTo = useGoTo();
  const valuesOf = (row: Row) => schema.parse(row) as unknown as In;
  return useRecordForm<In, Out, Row>({
    domain,
    schema,
    record,
    values: record ? valuesOf(record) : ({ ...blankOf(schema.shape), ...blank, ...scope } as In),
    valuesOf,
    create: (body) => call(routes.create, { body }),
    update: (body, id) => call(routes.update, { body: { ...body, id } }),
    onSaved: ({ name }) => {
      toast(<Trans>{name} saved</Trans>);
      goTo(base);
    },
  });
}

export function MasterForm<In extends FieldValues, Out, Row extends MasterRow>(props: FormProps<In, Out, Row>) {
  const { config, parts, record } = props;
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const { base } = useMasterPlace(config, record);
  const words = useMasterWords(config);
  const form = useMasterForm(props);
  const { remove } = useMasterWrites(config, []);
  const { schema, namedByServer, Fields } = parts;
  const may = can(config.update ?? 'masterData.update');
  const onDelete = record && config.routes.remove && (() => void remove(record).then((gone) => gone && goTo(base)));
  return (
    <SettingsForm
      form={form}
      title={record?.name ?? words.add}
      base={base}
      listName={words.title}
      may={may}
      onDelete={onDelete}
    >
      {!namedByServer && <TextField name="name" label={t`Name`} must maxLength={100} />}
      {Fields && <Fields record={record} />}
      {'isDefault' in schema.shape && (
        <SwitchField name="isDefault" label={words.marked ?? t`Default for new records`} />
      )}
      <SwitchField name="isActive" label={t`Active`} />
    </SettingsForm>
  );
}
