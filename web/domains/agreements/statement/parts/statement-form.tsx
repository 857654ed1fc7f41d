import { useLingui } from '@lingui/react/macro';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { inputOf } from '#shared/domains/agreements/statement/rules.ts';
import type { Statement, StatementInput } from '#shared/domains/agreements/statement/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { call } from '#web/platform/api.ts';
import { TextareaField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { Later, later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { RecordFormPage, useRecordForm, useSaved } from '#web/ui/record/record-form.tsx';
import { useStatementWords } from '../widgets/use-statement-words.ts';
import '../statement.css';

const { create, update } = statementContract.routes;

const MainFields = part(async () => (await import('./main-fields.tsx')).MainFields);
const TypedRows = part(async () => (await import('./typed-rows.tsx')).TypedRows);
const LiveFigures = part(async () => (await import('./live-figures.tsx')).LiveFigures);

interface StatementFormProps {
  /** The draft; undefined for a new one. */
  readonly statement?: Statement | undefined;
  readonly values: StatementInput;
  readonly artist: PickerItem | null;
}

function useSections(props: StatementFormProps): readonly FormSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'period',
      title: t`Artist and period`,
      fields: ['artistId', 'bookkeepingId', 'from', 'to', 'currency', 'commissionVat'],
      content: later(6, <MainFields {...props} />),
    },
    {
      id: 'rows',
      title: t`Other rows`,
      fields: ['rows'],
      content: later(2, <TypedRows />),
    },
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
      title={name ?? t`New statement`}
      action={statement ? t`Save` : t`Create draft`}
      sections={useSections(props)}
      aside={
        <Later lines={4}>
          <LiveFigures />
        </Later>
      }
    />
  );
}
