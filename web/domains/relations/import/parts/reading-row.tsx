import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportDraft } from '#shared/domains/relations/import/schemas.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import type { ImportWork } from './use-import.ts';

type Delimiter = NonNullable<ImportDraft['delimiter']>;
function useDelimiters(): readonly { readonly value: Delimiter; readonly label: string }[] {
  const { t } = useLingui();
  return [
    { value: ';', label: t`Semicolon ( ; )` },
    { value: ',', label: t`Comma ( , )` },
    { value: '\t', label: t`Tab` },
    { value: '|', label: t`Vertical bar ( | )` },
    { value: '', label: t`One column` },
  ];
}

/** How the file was taken for a table, to be put right where it was taken wrong. */
export function ReadingRow({ draft, work }: { readonly draft: ImportDraft; readonly work: ImportWork }) {
  const delimiters = useDelimiters();
  const { headingRow, delimiter, firstRows } = draft;
  const rows = firstRows.map(({ row, cells }) => ({ value: String(row), label: `${row}: ${cells.join(' · ')}` }));
  return (
    <div className="imp-reading">
      <Field label={<Trans>Headings are in row</Trans>}>
        <Select
          options={rows}
          value={String(headingRow)}
          disabled={work.rereading.isPending}
          onChange={({ target }) => work.rereading.mutate({ headingRow: Number(target.value), delimiter })}
        />
      </Field>
      {delimiter !== undefined && (
        <Field label={<Trans>Columns are separated by</Trans>}>
          <Select
            options={delimiters}
            value={delimiter}
            disabled={work.rereading.isPending}
            onChange={({ target }) => work.rereading.mutate({ headingRow, delimiter: target.value as Delimiter })}
          />
        </Field>
      )}
    </div>
  );
}
