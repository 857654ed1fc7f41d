import { useLingui } from '@lingui/react/macro';
import { APPROVED_KINDS } from '#shared/kernel/access/approval.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';

/** Chooses the areas in which new records wait for approval. */
export function ApprovalsField() {
  const { t } = useLingui();
  const names = useKindWords('many');
  return (
    <ChoicesField
      name="approvals"
      label={t`New records need approval`}
      help={t`Records added by users without approval rights`}
      className="rec-wide"
      options={APPROVED_KINDS.map((value) => ({ value, label: names[value] }))}
    />
  );
}

/** The same in the log of the settings. */
export function useApprovalWords(): Pick<ActivityWords, 'field' | 'value'> {
  const { t } = useLingui();
  const names = useKindWords('many');
  const areasIn = (value: unknown) => APPROVED_KINDS.filter((area) => Array.isArray(value) && value.includes(area));
  return {
    field: (field) => (field === 'approvals' ? t`New records need approval` : undefined),
    value: (field, value) =>
      field === 'approvals'
        ? areasIn(value)
            .map((area) => names[area])
            .join(', ')
        : undefined,
  };
}
