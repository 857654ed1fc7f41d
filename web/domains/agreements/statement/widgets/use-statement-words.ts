import { useLingui } from '@lingui/react/macro';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import { useFormat } from '#web/platform/format.ts';

type Named = Pick<StatementFields, 'number' | 'from' | 'to' | 'artist'>;

/** The words in which lists and pages speak of statements. */
export function useStatementWords() {
  const { t } = useLingui();
  const { day, money } = useFormat();
  return {
    nameOf: ({ number, artist }: Pick<Named, 'number' | 'artist'>) => number || t`Draft for ${artist.name}`,
    periodOf: ({ from, to }: Pick<Named, 'from' | 'to'>) =>
      day(to > from ? { date: from, lastDate: to } : { date: from }, { year: true }),
    /** Says who owes a balance, and what became of it. */
    balanceOf: (minor: number, currency: string, { stage, artist }: Pick<StatementFields, 'stage' | 'artist'>) => {
      const amount = money(Math.abs(minor), currency);
      const isDone = stage === 'settled';
      if (minor > 0)
        return isDone ? t`${amount} paid out to ${artist.name}` : t`${amount} to pay out to ${artist.name}`;
      if (minor < 0) return isDone ? t`${amount} carried over to the next statement` : t`${artist.name} owes ${amount}`;
      return t`Nothing is owed`;
    },
  };
}
