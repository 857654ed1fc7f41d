import { useLingui } from '@lingui/react/macro';
import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { GripVertical, Trash2 } from 'lucide-react';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { FormField, Webform } from '#shared/domains/booking/webform/schemas.ts';
import { call } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { cx } from '#web/ui/cx.ts';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { Select } from '#web/ui/input.tsx';
import { useReorder } from '#web/ui/reorder/use-reorder.ts';
import { toast } from '#web/ui/toaster.ts';
import { freeFieldsQuery } from '../queries.ts';
import { useWebformWrite } from './use-webform-write.ts';
import '#web/ui/item-rows.css';
import type { KeyboardEvent } from 'react';
import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';

const { storeFreeField, removeFreeField, sortFreeFields } = webformContract.routes;

function useFieldWrites(id: string) {
  return {
    store: useWebformWrite((field: FormField) => call(storeFreeField, { body: { id, ...field } })),
    remove: useWebformWrite((freeFieldId: string) => call(removeFreeField, { body: { id, freeFieldId } })),
    sort: useWebformWrite((freeFieldIds: readonly string[]) =>
      call(sortFreeFields, { body: { id, freeFieldIds: [...freeFieldIds] } }),
    ),
  };
}

interface QuestionRowProps {
  readonly store: UseMutationResult<Webform, Error, FormField, unknown>;
  readonly stateOf: (id: string, index: number) => { readonly dragged: boolean; readonly over: boolean };
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly dragProps: (id: string, index: number) => object;
  readonly drop: (field: FormField, name: string) => void;
  readonly nameOf: (id: string) => string;
  readonly field: FormField;
  readonly i: number;
}
function QuestionRow({ store, stateOf, onKeyDown, dragProps, drop, nameOf, field, i }: QuestionRowProps) {
  const { t } = useLingui();
  const { freeFieldId } = field;
  const name = nameOf(freeFieldId);
  return (
    <li data-id={freeFieldId} className={cx(stateOf(freeFieldId, i).over && 'over')} {...dragProps(freeFieldId, i)}>
      <button
        type="button"
        className="wf-grip"
        data-grip
        aria-label={t`Move ${name}: Alt and arrow up or down`}
        onKeyDown={(event) => onKeyDown(event, i)}
      >
        <GripVertical size={14} aria-hidden="true" />
      </button>
      <span className="col cut">{name}</span>
      <Checkbox
        checked={field.isMandatory}
        onChange={({ target }) => store.mutate({ freeFieldId, isMandatory: target.checked })}
      >
        {t`required`}
      </Checkbox>
      <RemoveRow label={t`Remove ${name} from the form`} onClick={() => drop(field, name)}>
        <Trash2 size={15} />
      </RemoveRow>
    </li>
  );
}

interface AddQuestionProps {
  readonly store: UseMutationResult<Webform, Error, FormField, unknown>;
  readonly ids: string[];
  readonly known: FreeFieldView[];
}
function AddQuestion({ store, ids, known }: AddQuestionProps) {
  const { t } = useLingui();
  const left = known.filter(({ id }) => !ids.includes(id));
  return (
    <Select
      aria-label={t`Add a question`}
      value=""
      placeholder={left.length > 0 ? t`Add a question` : t`All custom fields of shows are already on the form`}
      disabled={left.length === 0}
      options={left.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => target.value && store.mutate({ freeFieldId: target.value, isMandatory: false })}
    />
  );
}

/** The agency's own questions, out of the free fields of shows; saved at once. */
export function FreeFieldsPanel({ form }: { readonly form: Webform }) {
  const { t } = useLingui();
  const { data } = useQuery(freeFieldsQuery);
  const { store, remove, sort } = useFieldWrites(form.id);
  const ids = form.freeFields.map(({ freeFieldId }) => freeFieldId);
  const { list, ...reorder } = useReorder<HTMLUListElement>(ids, (order) => sort.mutate(order));
  const known = data?.rows ?? [];
  const drop = (field: FormField, name: string) => {
    const undo = () => store.mutate(field, { onSuccess: () => sort.mutate(ids) });
    remove.mutate(field.freeFieldId, { onSuccess: () => toast(t`${name} removed from the form`, { undo }) });
  };
  const nameOf = (id: string) => known.find((field) => field.id === id)?.name ?? t`field no longer in use`;
  const acts = { store, ...reorder, drop, nameOf };

  return (
    <Card title={t`Custom questions`} count={ids.length}>
      <ul className="item-rows wf-rows" ref={list}>
        {form.freeFields.map((field, i) => (
          <QuestionRow key={field.freeFieldId} {...acts} field={field} i={i} />
        ))}
      </ul>
      <div className="card-b">
        <AddQuestion store={store} ids={ids} known={known} />
      </div>
    </Card>
  );
}
