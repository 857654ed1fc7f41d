import { Trans, useLingui } from '@lingui/react/macro';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import type { TotalSearch } from './search.ts';
import { totalsOf } from './sums.ts';
import { TotalBars } from './total-bars.tsx';
import { TotalTable } from './total-table.tsx';

type Names<K extends string> = Readonly<Record<K, string>>;

/** The sums of one currency of what shares a key. */
export type TotalRow<A extends string> = Readonly<Record<A | 'count', number>> & {
  readonly key: string;
  readonly name: string;
  readonly currency: string;
};

interface TotalPageProps<B extends string, A extends string> {
  readonly of: { readonly label: string; readonly to: string };
  readonly words: {
    readonly title: string;
    readonly year: string;
    readonly all: string;
    readonly none: string;
    readonly amountIn: (currency: string) => string;
  };
  readonly years: readonly number[];
  readonly bys: Names<B>;
  readonly amounts: Names<A>;
  readonly shown: { readonly year: number; readonly by: B; readonly amount: A };
  readonly onChange: (change: TotalSearch<B, A>) => void;
  /** Undefined while they are asked for. */
  readonly rows: readonly TotalRow<A>[] | undefined;
}

const keysOf = <K extends string>(names: Names<K>) => Object.keys(names) as K[];
const optionsOf = <K extends string>(names: Names<K>) => keysOf(names).map((value) => ({ value, label: names[value] }));

type ControlsProps<B extends string, A extends string> = Pick<
  TotalPageProps<B, A>,
  'words' | 'years' | 'bys' | 'amounts' | 'shown' | 'onChange'
>;
function Controls<B extends string, A extends string>(props: ControlsProps<B, A>) {
  const { t } = useLingui();
  const { words, years, bys, amounts, shown, onChange } = props;
  return (
    <div className="tt-c">
      <Field label={words.year}>
        <Select
          options={[...new Set([...years, shown.year])].sort().map((year) => ({ value: `${year}`, label: `${year}` }))}
          value={`${shown.year}`}
          onChange={({ target }) => onChange({ year: Number(target.value) })}
        />
      </Field>
      <Field label={t`Totals per`}>
        <Select
          options={optionsOf(bys)}
          value={shown.by}
          onChange={({ target }) => onChange({ by: keysOf(bys).find((by) => by === target.value) })}
        />
      </Field>
      <Field label={t`Amounts`}>
        <Select
          options={optionsOf(amounts)}
          value={shown.amount}
          onChange={({ target }) => onChange({ amount: keysOf(amounts).find((one) => one === target.value) })}
        />
      </Field>
    </div>
  );
}

type FiguresProps<B extends string, A extends string> = Pick<TotalPageProps<B, A>, 'of' | 'words' | 'bys' | 'shown'> & {
  readonly rows: readonly TotalRow<A>[];
};
/** Bars where there is something to compare, and every figure below. */
function Figures<B extends string, A extends string>({ of, words, bys, shown, rows }: FiguresProps<B, A>) {
  const { groups, all } = totalsOf(
    rows,
    ({ key }) => key,
    (row) => row[shown.amount],
  );
  const named = groups.map((group) => ({ ...group, name: rows.find(({ key }) => key === group.key)?.name ?? '' }));
  if (all.count === 0) return <EmptyState title={words.none} />;
  return (
    <>
      {named.length > 1 && <TotalBars groups={named} all={all} />}
      <TotalTable
        label={words.title}
        groups={named}
        all={all}
        words={{ group: bys[shown.by], count: of.label, all: words.all, amount: words.amountIn }}
      />
    </>
  );
}

/** Number and sums of a year's documents, by what its reader chooses. */
export function TotalPage<B extends string, A extends string>({ rows, ...props }: TotalPageProps<B, A>) {
  const { of, words } = props;
  return (
    <>
      <Crumbs items={[of, { label: <Trans>Totals</Trans> }]} />
      <PageHead title={words.title} />
      <div className="scroll">
        <div className="tt-p">
          <Controls {...props} />
          {rows ? <Figures {...props} rows={rows} /> : <SkeletonLines lines={10} />}
        </div>
      </div>
    </>
  );
}
