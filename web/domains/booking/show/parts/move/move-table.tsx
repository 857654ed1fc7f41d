import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Lock, TriangleAlert } from 'lucide-react';
import { datesAfter } from '#shared/domains/booking/production/rules.ts';
import { showTitle } from '#shared/domains/booking/show/rules.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { formatDay } from '#web/platform/format.ts';
import { ColumnHeads } from '#web/ui/column-heads.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { type PlannedMove, withoutMoving } from '../../model/move-plan.ts';
import { artistNames } from '../../model/names.ts';
import type { MoveDaysProps } from '../../widgets/move-days-dialog.tsx';
import { manyConflictsQuery } from '../../widgets/show-queries.ts';
import { useConflictWords } from '../../widgets/use-conflict-words.ts';

const day = (date: LocalDate) => formatDay({ date }, { year: true });

/** Conflicts at the new dates by show; shows that move along are in nobody's way. */
function useConflicts(plan: readonly PlannedMove[], days: number): ReadonlyMap<string, string> {
  const wordsOf = useConflictWords();
  const asked = useSettled(plan.filter(({ stays, show }) => !stays && show.phase !== 'cancelled'));
  const questions = asked.map(({ question }) => question);
  const { data } = useQuery({
    ...manyConflictsQuery(questions),
    enabled: days !== 0 && questions.length > 0,
  });
  const moving = new Set(plan.filter(({ stays }) => !stays).map(({ show }) => show.id));
  const found = new Map<string, string>();
  if (days !== 0)
    for (const [i, { show }] of asked.entries()) {
      const answer = data?.[i];
      const words = answer && wordsOf(withoutMoving(answer, moving));
      if (words) found.set(show.id, words);
    }
  return found;
}

function ShowLine({ move, conflict }: { readonly move: PlannedMove; readonly conflict: string | undefined }) {
  const { t } = useLingui();
  const { show, from, to, ends, stays } = move;
  const city = show.venue?.city;
  return (
    <tr>
      <th scope="row">
        <span className="strong">{artistNames(show)}</span>{' '}
        <span className="mut">{[showTitle(show), city].filter(Boolean).join(', ')}</span>
        {conflict && (
          <span className="row mv-conflict">
            <TriangleAlert size={13} aria-hidden="true" />
            <span>{conflict}</span>
          </span>
        )}
      </th>
      <td className="num">{day(from)}</td>
      <td className="num">
        {stays ? (
          <span className="row mut">
            <Lock size={13} aria-hidden="true" />
            {t`locked`}
          </span>
        ) : (
          <span className="row">
            <ArrowRight size={13} aria-label={t`moves to`} role="img" />
            <b>{day(to)}</b>
          </span>
        )}
        {!stays && ends && (
          <span className="meta">
            <Trans>option until {formatDay({ date: ends })}</Trans>
          </span>
        )}
      </td>
    </tr>
  );
}

interface MoveTableProps extends Pick<MoveDaysProps, 'production'> {
  readonly plan: readonly PlannedMove[];
  readonly days: number;
}
/** Each show with its old date, its new date and what is in the way there. */
export function MoveTable({ plan, days, production }: MoveTableProps) {
  const { t } = useLingui();
  const conflicts = useConflicts(plan, days);
  const range = ({ startDate, endDate }: { readonly startDate: LocalDate; readonly endDate: LocalDate }) =>
    [...new Set([startDate, endDate])].map(day).join(' – ');
  return (
    <div className="mv-scroll">
      <table className="mv-table" aria-label={t`Old and new dates`}>
        <thead>
          <tr>
            <ColumnHeads of={[t`Show`, t`Old date`, t`New date`]} />
          </tr>
        </thead>
        <tbody>
          {production && (
            <tr>
              <th scope="row">
                <span className="strong">{t`Dates of the production`}</span>
              </th>
              <td className="num">{range(production)}</td>
              <td className="num">
                <span className="row">
                  <ArrowRight size={13} aria-label={t`moves to`} role="img" />
                  <b>{range(datesAfter(production, days))}</b>
                </span>
              </td>
            </tr>
          )}
          {plan.map((move) => (
            <ShowLine key={move.show.id} move={move} conflict={conflicts.get(move.show.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
