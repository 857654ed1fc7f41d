import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeField } from '#shared/domains/identity/free-field/schemas.ts';
import type { FreeFieldProfile } from '#shared/domains/identity/free-field-profile/contract.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/input.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import './free-field.css';

type Entry = FreeFieldProfile['fields'][number];
const MODES = ['none', 'read', 'edit', 'must'] as const;
type Mode = (typeof MODES)[number];

const modeOf = (entry: Entry | undefined): Mode =>
  !entry ? 'none' : !entry.mayEdit ? 'read' : entry.isMandatory ? 'must' : 'edit';

interface RowsProps {
  readonly label: string;
  readonly fields: readonly FreeField[];
  readonly entries: readonly Entry[];
  readonly onChange: (entries: Entry[]) => void;
}
interface AccessRowProps {
  readonly entryOf: (id: string) => { fieldId: string; mayEdit: boolean; isMandatory: boolean } | undefined;
  readonly shown: FreeField[];
  readonly put: (fieldId: string, mode: Mode) => void;
  readonly swap: (index: number, by: 1 | -1) => void;
  readonly id: string;
  readonly name: string;
  readonly index: number;
}
function AccessRow({ entryOf, shown, put, swap, id, name, index }: AccessRowProps) {
  const { t } = useLingui();
  const names = { none: t`hidden`, read: t`read-only`, edit: t`editable`, must: t`required` };
  return (
    <li>
      <span className="grow">{name}</span>
      <Select
        aria-label={t`${name}: access`}
        value={modeOf(entryOf(id))}
        options={MODES.map((value) => ({ value, label: names[value] }))}
        onChange={(event) => put(id, event.target.value as Mode)}
      />
      <IconButton
        label={t`Move ${name} up`}
        disabled={index === 0 || index >= shown.length}
        onClick={() => swap(index, -1)}
      >
        <ArrowUp size={14} />
      </IconButton>
      <IconButton label={t`Move ${name} down`} disabled={index >= shown.length - 1} onClick={() => swap(index, 1)}>
        <ArrowDown size={14} />
      </IconButton>
    </li>
  );
}

/** The fields of one area: those it shows first, in their order. */
function AreaRows({ label, fields, entries, onChange }: RowsProps) {
  const entryOf = (id: string) => entries.find(({ fieldId }) => fieldId === id);
  const shown = entries.flatMap(({ fieldId }) => fields.find(({ id }) => id === fieldId) ?? []);
  const rows = [...shown, ...fields.filter(({ id }) => !entryOf(id))];
  const put = (fieldId: string, mode: Mode) => {
    const entry = { fieldId, mayEdit: mode !== 'read', isMandatory: mode === 'must' };
    if (mode === 'none') onChange(entries.filter((one) => one.fieldId !== fieldId));
    else if (entryOf(fieldId)) onChange(entries.map((one) => (one.fieldId === fieldId ? entry : one)));
    else onChange([...entries, entry]);
  };
  const swap = (index: number, by: 1 | -1) => {
    const [one, other] = [shown[index]?.id, shown[index + by]?.id];
    const moved = entries.map((entry) =>
      entry.fieldId === one ? entryOf(other ?? '') : entry.fieldId === other ? entryOf(one ?? '') : entry,
    );
    onChange(moved.flatMap((entry) => entry ?? []));
  };
  return (
    <>
      <h2 className="mst-h">{label}</h2>
      <ul className="ff-rows">
        {rows.map(({ id, name }, index) => (
          <AccessRow key={id} entryOf={entryOf} shown={shown} put={put} swap={swap} id={id} name={name} index={index} />
        ))}
      </ul>
    </>
  );
}

/** Every free field there is, by area, with what the profile's users may do. */
export function ProfileFields() {
  const areas = useKindWords('many');
  const { watch, setValue } = useFormContext<FreeFieldProfile>();
  const { data } = useQuery(allMasters(freeFieldContract.routes.list));
  const entries = watch('fields');
  const all = data?.rows ?? [];
  const put = (next: Entry[]) => setValue('fields', next, { shouldDirty: true });
  return (
    <>
      {data && all.length === 0 && (
        <p className="meta">
          <Trans>There are no custom fields yet.</Trans>
        </p>
      )}
      {FREE_KINDS.map((area) => {
        const fields = all.filter(({ mainArea }) => mainArea === area);
        if (fields.length === 0) return null;
        return <AreaRows key={area} label={areas[area]} fields={fields} entries={entries} onChange={put} />;
      })}
    </>
  );
}
