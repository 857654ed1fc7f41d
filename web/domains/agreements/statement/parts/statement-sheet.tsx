import { useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import '#web/domains/booking/deal/widgets/result.css';
import { useStatementWords } from '../widgets/use-statement-words.ts';
import { StatementLines } from './statement-lines.tsx';

/** Prints a statement in the place of the page. */
export function StatementSheet({ statement }: { readonly statement: Statement }) {
  const { t } = useLingui();
  const words = useStatementWords();
  const { figures, currency, artist, bookkeeping } = statement;
  return createPortal(
    <article className="dl-print">
      <header>
        <h1>
          {t`Statement`} {statement.number}
        </h1>
        <p>
          <b>{artist.name}</b>
        </p>
        <p>
          {words.periodOf(statement)} · {bookkeeping.name}
        </p>
      </header>
      <StatementLines figures={figures} currency={currency} label={t`Rows`} />
      <p>
        <b>{words.balanceOf(figures.balance, currency, statement)}</b>
      </p>
    </article>,
    document.body,
  );
}
