import { useLingui } from '@lingui/react/macro';
import { APPOINTMENT_KINDS } from '#shared/kernel/record/planned-appointment.ts';
import { TypeFilter } from '#web/ui/controls/choice-filter.tsx';
import type { PlanningSearch } from '../search.ts';
import { useKindNames } from './use-kind-names.ts';

type Kinds = PlanningSearch['kinds'];
interface Props {
  /** Undefined: all of them. */
  readonly value: Kinds;
  readonly onChange: (kinds: Kinds) => void;
}
/** Which kinds of appointments planning shows. */
export function KindFilter({ value = [...APPOINTMENT_KINDS], onChange }: Props) {
  const { t } = useLingui();
  const kinds = useKindNames();
  return (
    <TypeFilter
      label={t`Type`}
      options={APPOINTMENT_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
      value={value}
      onChange={(next) => onChange(next.length === APPOINTMENT_KINDS.length ? undefined : next)}
    />
  );
}
