import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Merge as MergeIcon, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ReferenceCount } from '#shared/domains/relations/merge/schemas.ts';
import { isBlank, proposalOf } from '#shared/kernel/record/merge-values.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { type Step, useSubmit } from '#web/ui/use-submit.ts';
import { type FieldPath, taking, valueAt } from '../parts/merge-values.ts';
import { useReferenceText } from '../parts/reference-text.ts';
import '../parts/merge.css';

/** A field of the records, as the comparison shows it. */
export interface MergeRow<V> {
  readonly id: FieldPath<V>;
  readonly label: string;
  readonly text: (values: V) => ReactNode;
}
interface MergePageProps<V extends object> {
  /** `/company`; both records' pages lie under it. */
  readonly base: string;
  readonly listName: string;
  readonly target: { readonly id: string; readonly name: string; readonly values: V };
  readonly source: { readonly id: string; readonly name: string; readonly values: V };
  readonly references: readonly ReferenceCount[];
  readonly rows: readonly MergeRow<V>[];
  readonly merge: (values: V) => Promise<unknown>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const shown = (content: ReactNode): ReactNode => content || <span className="dim">–</span>;

interface CellsProps<V extends object> {
  readonly row: MergeRow<V>;
  readonly source: V;
  readonly target: V;
  readonly values: V;
  readonly onChange: (values: V) => void;
}
/** Spec section 2: a click on the source's value copies it into the target; what differs is highlighted. */
function Cells<V extends object>({ row: { id, label, text }, source, target, values, onChange }: CellsProps<V>) {
  const { t } = useLingui();
  const row = useRef<HTMLTableRowElement>(null);
  const take = (from: V) => {
    onChange(taking(values, id, from));
    // The pressed button disappears, so the focus moves to the other button of the row, which undoes the copy.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const differs = !same(valueAt(source, id), valueAt(values, id));
  return (
    <tr ref={row} className={cx(differs && 'mg-d')}>
      <th scope="row">{label}</th>
      <td>
        {differs ? (
          <button type="button" className="mg-c" onClick={() => take(source)} data-tip={t`Copy over`}>
            <span className="grow">{shown(text(source))}</span>
            <ArrowRight size={14} aria-hidden="true" />
          </button>
        ) : (
          <span className="mg-c dim">{shown(text(source))}</span>
        )}
      </td>
      <td>
        <span className="mg-c">
          <span className="grow">{shown(text(values))}</span>
          {!same(valueAt(target, id), valueAt(values, id)) && (
            <IconButton label={t`${label}: unchanged`} onClick={() => take(target)}>
              <Undo2 size={14} />
            </IconButton>
          )}
        </span>
      </td>
    </tr>
  );
}

interface SendOptions<V extends object> extends Pick<MergePageProps<V>, 'target' | 'source' | 'merge'> {
  readonly values: V;
  readonly submit: (step: Step) => Promise<void>;
  readonly home: string;
}
function useSend<V extends object>({ target, source, merge, values, submit, home }: SendOptions<V>) {
  const goTo = useGoTo();
  const queries = useQueryClient();
  return () =>
    submit(async () => {
      await merge(values);
      await queries.invalidateQueries({ refetchType: 'none' });
      toast(
        <Trans>
          {source.name} merged into {target.name}
        </Trans>,
      );
      goTo(home);
    });
}

interface MergeHeadProps<V extends object> extends Pick<MergePageProps<V>, 'source'> {
  readonly busy: boolean;
  readonly home: string;
  readonly send: () => Promise<void>;
}
function MergeHead<V extends object>({ source, busy, home, send }: MergeHeadProps<V>) {
  const goTo = useGoTo();
  return (
    <header className="ns-h">
      <h1>
        <Trans>Merge {source.name}</Trans>
      </h1>
      <span className="push" />
      <Button onClick={() => goTo(home)}>
        <Trans>Cancel</Trans>
      </Button>
      <Button kind="primary" icon={<MergeIcon size={14} />} busy={busy} onClick={() => void send()}>
        <Trans>Merge</Trans>
      </Button>
    </header>
  );
}

interface MergeNoticeProps<V extends object> extends Pick<MergePageProps<V>, 'target' | 'source' | 'references'> {
  readonly referenceText: (references: readonly ReferenceCount[]) => string;
}
function MergeNotice<V extends object>({ target, source, references, referenceText }: MergeNoticeProps<V>) {
  const moving = referenceText(references);
  return (
    <Notice tone="blue">
      {moving ? (
        <Trans>
          {source.name} will be removed; {moving} move to {target.name}. Old links lead there. You can undo this for 30
          days.
        </Trans>
      ) : (
        <Trans>
          {source.name} will be removed. Old links lead to {target.name}. You can undo this for 30 days.
        </Trans>
      )}
    </Notice>
  );
}

function MergeColumns<V extends object>({ target, source }: Pick<MergePageProps<V>, 'target' | 'source'>) {
  return (
    <thead>
      <tr>
        <td />
        <th scope="col">
          <span className="micro">
            <Trans>Merge from</Trans>
          </span>
          {source.name}
        </th>
        <th scope="col">
          <span className="micro">
            <Trans>Keep</Trans>
          </span>
          {target.name}
        </th>
      </tr>
    </thead>
  );
}

/** Compares two records side by side, and shows the result of the merge. */
export function MergePage<V extends object>(props: MergePageProps<V>) {
  const { base, listName, target, source, references, rows, merge } = props;
  const { t } = useLingui();
  const referenceText = useReferenceText();
  const [values, setValues] = useState(() => proposalOf(target.values, source.values));
  const { busy, problem, submit } = useSubmit();
  // A row that is blank in both records needs no comparison.
  const said = rows.filter(({ id }) => ![source, target].every(({ values: of }) => isBlank(valueAt(of, id))));
  const home = `${base}/${target.id}`;
  const send = useSend({ target, source, merge, values, submit, home });

  return (
    <>
      <Crumbs items={[{ label: listName, to: base }, { label: target.name, to: home }, { label: t`Merge` }]} />
      <MergeHead source={source} busy={busy} home={home} send={send} />
      <div className="scroll mg">
        {problem && <Notice tone="red">{problem}</Notice>}
        <MergeNotice target={target} source={source} references={references} referenceText={referenceText} />
        <table className="card mg-t">
          <MergeColumns target={target} source={source} />
          <tbody>
            {said.map((row) => (
              <Cells
                key={row.id}
                row={row}
                source={source.values}
                target={target.values}
                values={values}
                onChange={setValues}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
