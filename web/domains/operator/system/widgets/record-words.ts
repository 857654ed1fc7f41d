import { useLingui } from '@lingui/react';
import { useFreeLog } from '#web/domains/identity/free-field/widgets/free-log.ts';
import { useMomentNames } from '#web/domains/reference/status/widgets/moment-names.ts';
import { usePhaseNames } from '#web/domains/reference/status/widgets/phase-names.ts';
import { useCarriedValue } from '#web/domains/reference/tag/widgets/carried-words.ts';
import { useCompanyValue } from '#web/domains/relations/company/widgets/company-value.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { ACTION_WORDS } from './action-words.ts';
import { FIELD_NAMES, SILENT_FIELDS } from './field-names.ts';

/** Puts the log of any record into words: values as on its page. The server names the fields that have definitions. */
export function useRecordWords(entity: string): ActivityWords {
  const { _ } = useLingui();
  const phases: Readonly<Record<string, string>> = usePhaseNames();
  const moments: Readonly<Record<string, string>> = useMomentNames();
  const [carried, company, free] = [useCarriedValue(entity), useCompanyValue(), useFreeLog(entity)];
  return {
    action: (action) => {
      const words = ACTION_WORDS[action];
      return words && _(words);
    },
    field: (field) => {
      const name = FIELD_NAMES[field];
      return free.field?.(field) ?? (name && _(name));
    },
    hidden: (field) => SILENT_FIELDS.has(field),
    value: (field, value) => {
      if (field === 'phase') return phases[String(value)];
      if (field === 'rank' && value === 0) return '';
      if (field === 'setOn') return moments[String(value)];
      return carried(field, value) ?? company(field, value) ?? free.value?.(field, value);
    },
  };
}
