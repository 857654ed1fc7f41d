import { useLingui } from '@lingui/react/macro';
import { MAX_RANK } from '#shared/domains/booking/show/rank.ts';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';

/** One show over all the days, or one on each of them: a residency. */
export type Spread = 'over' | 'each';

const RANKS = Array.from({ length: MAX_RANK }, (_, i) => i + 1);

export function SpreadChoice({ spread, setSpread }: Readonly<{ spread: Spread; setSpread: (next: Spread) => void }>) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`Multiple days`}
      items={[
        { value: 'over', label: t`One show for all days` },
        { value: 'each', label: t`One per day` },
      ]}
      value={spread}
      onChange={setSpread}
    />
  );
}

type StatusFieldProps = Readonly<{ open: Status[]; statusId: string; setStatusId: (next: string) => void }>;
export function StatusField({ open, statusId, setStatusId }: StatusFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Status`}>
      <Select
        options={open.map((status) => ({ value: status.id, label: status.name }))}
        value={statusId}
        onChange={(event) => setStatusId(event.target.value)}
      />
    </Field>
  );
}

interface RankFieldProps {
  readonly rank: number | undefined;
  readonly setRank: (next: number | undefined) => void;
  readonly freeRank: number;
}
export function RankField({ rank, setRank, freeRank }: RankFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Rank`}>
      <Select
        options={RANKS.map((r) => ({ value: String(r), label: t`Rank ${r}` }))}
        value={String(rank ?? freeRank)}
        onChange={(event) => setRank(Number(event.target.value))}
      />
    </Field>
  );
}
