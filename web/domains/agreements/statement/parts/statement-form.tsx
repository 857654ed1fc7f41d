import { Trans, useLingui } from '@lingui/react/macro';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { inputOf } from '#shared/domains/agreements/statement/rules.ts';
import type { Statement, StatementInput } from '#shared/domains/agreements/statement/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ArtistPicker } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { CurrencyField } from '#web/domains/reference/currency/widgets/currency-field.tsx';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { call } from '#web/platform/api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextareaField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { RecordFormPage, useRecordForm, useSaved } from '#web/ui/record/record-form.tsx';
import { useStatementWords } from '../widgets/use-statement-words.ts';
import { LiveFigures } from './live-figures.tsx';
import { TypedRows } from './typed-rows.tsx';
import '../statement.css';

const { create, update } = statementContract.routes;

interface StatementFormProps {
  /** The draft; undefined for a new one. */
  readonly statement?: Statement | undefined;
  readonly values: StatementInput;
  readonly artist: PickerItem | null;
}

function MainFields({ values, artist }: StatementFormProps) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <PickerField name="artistId" label={t`Artist`} must first={artist} picker={ArtistPicker} />
      <MasterSelect name="bookkeepingId" label={t`Bookkeeping`} must list={bookkeepingContract.routes.list} />
      <DateField name="from" label={t`From`} must />
      <DateField name="to" label={t`Until`} must />
      <CurrencyField name="currency" label={t`Currency`} kept={values.currency} />
      <ScaledField name="commissionVat" label={t`VAT on the commission`} suffix="%" />
    </div>
  );
}

function useSections(props: StatementFormProps): readonly FormSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'period',
      title: t`Artist and period`,
      fields: ['artistId', 'bookkeepingId', 'from', 'to', 'currency', 'commissionVat'],
      content: <MainFields {...props} />,
    },
    { id: 'rows', title: t`Other rows`, fields: ['rows'], content: <TypedRows /> },
    {
      id: 'inside',
      title: t`Internal only`,
      fields: ['internalNote'],
      content: <TextareaField name="internalNote" label={t`Internal note`} rows={4} maxLength={2500} />,
    },
  ];
}

/** Makes or changes a draft. Its shows need no choice: all settled ones of the period are in it. */
export function StatementForm(props: StatementFormProps) {
  const { statement, values } = props;
  const { t } = useLingui();
  const { nameOf } = useStatementWords();
  const saved = useSaved('/statement');
  const form = useRecordForm<StatementInput, StatementInput, Statement>({
    domain: 'statement',
    schema: () => import('./form-schemas.ts').then(({ StatementSchema }) => StatementSchema),
    record: statement,
    values,
    valuesOf: inputOf,
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved: (record) => saved(record, nameOf(record)),
  });
  const name = statement && nameOf(statement);
  return (
    <RecordFormPage
      form={form}
      base="/statement"
      listName={t`Statements`}
      record={statement && { id: statement.id, name: name ?? '' }}
      title={name ?? <Trans>New statement</Trans>}
      action={statement ? <Trans>Save</Trans> : <Trans>Create draft</Trans>}
      sections={useSections(props)}
      aside={<LiveFigures />}
    />
  );
}
