import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportCheck, ImportKind, RowDuplicate } from '#shared/domains/relations/import/schemas.ts';
import { formatNumber } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ProblemTable } from './problem-table.tsx';
import { Questions } from './questions.tsx';
import type { ImportWork } from './use-import.ts';

const useLikeness = wordsHook<RowDuplicate['by']>({
  vat: msg`same VAT number`,
  register: msg`same register number`,
  email: msg`same email`,
  phone: msg`same phone`,
  name: msg`same name`,
});

type CheckProps = Readonly<{ mainArea: ImportKind; checked: ImportCheck; work: ImportWork }>;
function Duplicates({ mainArea, checked, work }: CheckProps) {
  const { t } = useLingui();
  const likeness = useLikeness();
  return (
    <>
      <h3>{t`Existing records`}</h3>
      <Segmented
        label={t`How to handle existing records`}
        items={[
          { value: 'skip', label: t`Skip` },
          { value: 'update', label: t`Update` },
          { value: 'create', label: t`Create anyway` },
        ]}
        value={work.answers.duplicates}
        onChange={(duplicates) => work.checkWith({ duplicates })}
      />
      <ul className="imp-duplicates">
        {checked.duplicates.map(({ row, title, by, id, name, ofRow }) => (
          <li key={row} className="row">
            <span className="num mut">{row}</span>
            <span className="cut grow">{title}</span>
            <span className="mut">{likeness[by]}</span>
            {id ? <PageLink to={`/${mainArea}/${id}`}>{name}</PageLink> : <Trans>Row {ofRow}</Trans>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Figures({ checked: { create, update, skip, wrong } }: Pick<CheckProps, 'checked'>) {
  const { t } = useLingui();
  const figures = [
    [t`new`, create],
    [t`updated`, update],
    [t`skipped`, skip],
    [t`with errors`, wrong],
  ] as const;
  return (
    <dl className="imp-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="mut">{label}</dt>
          <dd className="num">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the result that the import would have for every row; nothing is written yet. */
export function CheckStep({ mainArea, checked, work }: CheckProps) {
  const { create, update, wrong, problems, duplicates } = checked;
  const count = create + update;
  return (
    <section className="imp-card">
      <h2>
        <Trans>Check rows</Trans>
      </h2>
      <Figures checked={checked} />
      <Questions checked={checked} work={work} />
      {wrong > 0 && (
        <>
          <Notice tone="amber">
            <Trans>Rows with errors are skipped; the others can be imported.</Trans>
          </Notice>
          <ProblemTable problems={problems} />
        </>
      )}
      {duplicates.length > 0 && <Duplicates mainArea={mainArea} checked={checked} work={work} />}
      <span className="row">
        <Button onClick={work.checking.reset}>
          <Trans>Back to columns</Trans>
        </Button>
        <Button
          kind="primary"
          disabled={count === 0 || (checked.days !== undefined && !work.answers.dayOrder)}
          busy={work.running.isPending || work.checking.isPending}
          onClick={() => work.running.mutate()}
        >
          <Plural value={count} one="Import # row" other="Import # rows" />
        </Button>
      </span>
    </section>
  );
}
