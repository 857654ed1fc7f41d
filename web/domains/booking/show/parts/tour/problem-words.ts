import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { wordsHook } from '#web/platform/words-hook.ts';
import type { Problem } from '../../model/tour/read-row.ts';
import type { Column } from '../../model/tour/rows.ts';

export const useColumnNames = wordsHook<Column>({
  date: msg`Date`,
  endDate: msg`End date`,
  venue: msg`Venue`,
  promoter: msg`Promoter`,
  fee: msg`Fee`,
  status: msg`Status`,
  expiresOn: msg`Option ends`,
});

/** Says what is wrong with a cell. */
export function useProblemWords() {
  const { t } = useLingui();
  const unknown: Partial<Record<Column, string>> = {
    venue: t`Unknown venue`,
    promoter: t`Unknown promoter`,
    status: t`Unknown status`,
  };
  return ({ column, code }: Problem): string => {
    if (code === 'unknown') return unknown[column] ?? '';
    const words = {
      required: column === 'date' ? t`Enter a date` : t`Choose a status`,
      date: t`Not a valid date`,
      endBeforeBegin: t`The end date is before the date`,
      amount: t`not a valid amount`,
      several: t`Several have this name. Choose one.`,
    };
    return words[code];
  };
}
