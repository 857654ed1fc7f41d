import { useLingui } from '@lingui/react/macro';
import { CopyPlus, GripVertical, Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { get, type UseFieldArrayRemove, useFieldArray, useFormContext } from 'react-hook-form';
import { type InvoiceInput, MAX_LINES } from '#shared/domains/agreements/invoice/schemas.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { type Reorder, useReorder } from '#web/ui/reorder/use-reorder.ts';
import { AddProducts } from './add-products.tsx';
import { blankLine, movedIn } from './form-model.ts';
import { LineFields } from './line-fields.tsx';
import { useProposals } from './use-proposals.ts';

/** Returns the lines and their edits. A new line has the proposed VAT, and the show if there is only one. */
function useLines() {
  const { control, getValues } = useFormContext<InvoiceInput>();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'lines' });
  const vatRateId = useProposals();
  const ids = fields.map(({ id }) => id);
  const reorder = useReorder<HTMLOListElement>(ids, (order) => {
    const moved = movedIn(ids, order);
    if (moved) move(...moved);
  });
  const withShow = () => {
    const [showId, ...more] = getValues('showIds');
    return showId && more.length === 0 ? { showId } : {};
  };
  const add = () => append({ ...blankLine(vatRateId), ...withShow() }, { focusName: `lines.${fields.length}.text` });
  const double = (i: number) => insert(i + 1, { ...getValues(`lines.${i}`) }, { focusName: `lines.${i + 1}.text` });
  return { fields, reorder, append, remove, add, double, vatRateId, withShow };
}

/** Moves to the next line on Enter, from the last line to a new one. Only the button sends the form. */
const onEnter = (event: KeyboardEvent<HTMLElement>, next: () => void) => {
  if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  next();
};

function ListProblem() {
  const { formState } = useFormContext();
  const found = get(formState.errors, 'lines') as { message?: string; root?: { message?: string } } | undefined;
  const problem = found?.root?.message ?? found?.message;
  return problem ? (
    <p className="inv-wrong sentence" role="alert">
      {problem}
    </p>
  ) : null;
}

interface LineRowProps {
  readonly reorder: Reorder<HTMLOListElement>;
  readonly remove: UseFieldArrayRemove;
  readonly double: (i: number) => void;
  readonly isFull: boolean;
  readonly next: (i: number) => unknown;
  readonly id: string;
  readonly i: number;
}
function LineRow({ reorder, remove, double, isFull, next, id, i }: LineRowProps) {
  const { t } = useLingui();
  const { dragged, over } = reorder.stateOf(id, i);
  return (
    <li
      data-id={id}
      className={cx(dragged && 'off', over && 'over')}
      onKeyDown={(event) => onEnter(event, () => void next(i))}
      {...reorder.dragProps(id, i)}
      draggable={false}
    >
      <LineFields path={`lines.${i}`} place={i + 1} />
      <span className="row inv-tools">
        <button
          type="button"
          data-grip
          draggable
          className="ib"
          aria-label={t`Move line ${i + 1} with Alt and the arrow keys`}
          onKeyDown={(event) => reorder.onKeyDown(event, i)}
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>
        <IconButton label={t`Duplicate line ${i + 1}`} disabled={isFull} onClick={() => double(i)}>
          <CopyPlus size={14} />
        </IconButton>
        <RemoveRow label={t`Remove line ${i + 1}`} onClick={() => remove(i)}>
          <X size={14} />
        </RemoveRow>
      </span>
    </li>
  );
}

/** Edits the lines: the user can add, duplicate, move and remove them. */
export function LinesSection() {
  const { t } = useLingui();
  const { setFocus } = useFormContext<InvoiceInput>();
  const { fields, reorder, append, remove, add, double, vatRateId, withShow } = useLines();
  const isFull = fields.length >= MAX_LINES;
  const next = (i: number) => (i + 1 < fields.length ? setFocus(`lines.${i + 1}.text`) : !isFull && add());
  const acts = { reorder, remove, double, isFull, next };
  return (
    <div className="inv-edit">
      <ol ref={reorder.list} aria-label={t`Lines`}>
        {fields.map(({ id }, i) => (
          <LineRow key={id} {...acts} id={id} i={i} />
        ))}
      </ol>
      <ListProblem />
      <span className="row wrap">
        <Button icon={<Plus size={14} />} disabled={isFull} onClick={add}>
          {t`Add a line`}
        </Button>
        <AddProducts
          vatRateId={vatRateId}
          onAdd={(lines) =>
            append(lines.slice(0, MAX_LINES - fields.length).map((line) => ({ ...line, ...withShow() })))
          }
        />
      </span>
    </div>
  );
}
