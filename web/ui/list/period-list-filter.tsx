import { useLingui } from '@lingui/react/macro';
import type { Period } from '#shared/kernel/time/period.ts';
import { withinSentence } from '#web/platform/i18n.ts';
import { usePeriodWords } from '../controls/period-words.ts';
import { part } from '../part.tsx';
import { filterOf, type ListFilter } from './filters.tsx';

const PeriodEditor = part(async () => (await import('./period-editor.tsx')).PeriodEditor);

/** The period filter of a list with dates; in the address it is `date`, read by `period`. */
export function usePeriodFilter(): ListFilter {
  const { t } = useLingui();
  const { names, text } = usePeriodWords();
  return filterOf<Period>({
    id: 'date',
    label: t`Date`,
    words: (value) => {
      if (value.period === 'fromToday') return { relation: t`from`, value: t`today` };
      if (value.period.startsWith('current')) return { relation: t`is`, value: withinSentence(names[value.period]) };
      return { relation: t`is`, value: text(value) };
    },
    editor: (value, onChange) => <PeriodEditor value={value} onChange={onChange} />,
  });
}
