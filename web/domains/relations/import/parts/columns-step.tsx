import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { columnName } from '#shared/domains/relations/import/layout.ts';
import type { ImportDraft } from '#shared/domains/relations/import/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { ColumnHeads } from '#web/ui/column-heads.tsx';
import { Select } from '#web/ui/input.tsx';
import { ReadingRow } from './reading-row.tsx';
import type { ImportWork } from './use-import.ts';

type StepProps = Readonly<{ draft: ImportDraft; work: ImportWork }>;

function ColumnRow({ draft, work, index }: StepProps & { readonly index: number }) {
  const { t } = useLingui();
  const { header = '', samples = [] } = draft.columns[index] ?? {};
  const letter = columnName(index);
  const chosen = work.mapping[index] ?? '';
  const free = draft.fields.filter(({ id }) => id === chosen || !work.mapping.includes(id));
  return (
    <tr>
      <th scope="row">{header || t`Column ${letter}`}</th>
      <td className="imp-samples mut">{samples.join(' · ')}</td>
      <td>
        <Select
          aria-label={t`Field for ${header || letter}`}
          placeholder={t`Skip`}
          options={free.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={(event) => work.setMapping(work.mapping.map((id, i) => (i === index ? event.target.value : id)))}
        />
      </td>
    </tr>
  );
}

function ColumnsHead() {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        <ColumnHeads of={[t`Column`, t`First values`, t`Imports into`]} />
      </tr>
    </thead>
  );
}

interface ColumnsFootProps extends Pick<StepProps, 'work'> {
  readonly named: boolean;
}
function ColumnsFoot({ work, named }: ColumnsFootProps) {
  return (
    <span className="row">
      <Button onClick={work.restart}>
        <Trans>Choose a different file</Trans>
      </Button>
      <Button
        kind="primary"
        disabled={!named}
        busy={work.checking.isPending || work.rereading.isPending}
        onClick={() => work.checkWith()}
      >
        <Trans>Check rows</Trans>
      </Button>
    </span>
  );
}

/** Which column of the file goes to which field; guessed by the headings, kept for the next file. */
export function ColumnsStep({ draft, work }: StepProps) {
  const { t } = useLingui();
  const named = draft.fields.some(({ id, must }) => must && work.mapping.includes(id));
  return (
    <section className="imp-card">
      <h2>{t`Match columns`}</h2>
      <p className="mut">
        <Plural value={draft.total} one="# row" other="# rows" /> · {draft.fileName}
      </p>
      <ReadingRow draft={draft} work={work} />
      <div className="imp-scroll">
        <table className="imp-table imp-columns" aria-label={t`Columns in the file`}>
          <ColumnsHead />
          <tbody>
            {draft.columns.map(
              ({ header, samples }, index) =>
                (header || samples.length > 0) && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file never move, and may share a heading
                  <ColumnRow key={index} draft={draft} work={work} index={index} />
                ),
            )}
          </tbody>
        </table>
      </div>
      {!named && (
        <p className="err" role="status">
          {t`Match one column to the name`}
        </p>
      )}
      <ColumnsFoot work={work} named={named} />
    </section>
  );
}
