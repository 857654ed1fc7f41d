import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardProblem } from '#shared/domains/agreements/card-payment/attempt.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { attemptsWritten, problemsQuery } from '../queries.ts';
import { WhyUnbooked } from './why-unbooked.tsx';
import './card-problems.css';

const { cancel, retry } = cardPaymentContract.routes;

/** Reloads what shows invoices and payments. */
type Written = Readonly<{ onWritten: () => Promise<void> }>;

/** Charges once more, or gives up. The list and the attempts of the invoice are read anew, whatever came of it. */
function useActs({ id }: CardProblem, onWritten: Written['onWritten']) {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([queries.invalidateQueries(problemsQuery), attemptsWritten(queries), onWritten()]);
  const again = useMutation({ ...mutationOf(retry), onSettled });
  const ending = useMutation({ ...mutationOf(cancel), onSettled });
  return {
    again: () => again.mutate({ params: { id } }),
    end: () => ending.mutate({ body: { id } }),
    isBusy: again.isPending || ending.isPending,
    error: again.error ?? ending.error,
  };
}

function ProblemLine({ row, onWritten }: Written & { readonly row: CardProblem }) {
  const { t } = useLingui();
  const { money, near } = useFormat();
  const { again, end, isBusy, error } = useActs(row, onWritten);
  const { invoiceId, number, company, amount, currency, at, problem, declined = '', canRetry } = row;
  // `insufficient_funds`
  const words = declined.replaceAll('_', ' ');
  return (
    <li className="cp-line">
      <span className="col">
        <span className="row">
          <PageLink to={`/invoice/${invoiceId}`} className="strong num">
            {number}
          </PageLink>
          <span className="cut grow">{company}</span>
          <b className="num">{money(amount, currency)}</b>
        </span>
        <span className="meta">{problem ? <WhyUnbooked problem={problem} /> : t`The card was declined: ${words}`}</span>
        <span className="meta">{near(at)}</span>
        <Problem error={error} />
      </span>
      {!problem && (
        <span className="row">
          {canRetry && (
            <Button size="sm" busy={isBusy} aria-label={t`Charge ${number} again`} onClick={again}>
              {t`Charge again`}
            </Button>
          )}
          <Button size="sm" kind="ghost" busy={isBusy} aria-label={t`Give up the charge of ${number}`} onClick={end}>
            {t`Give up`}
          </Button>
        </span>
      )}
    </li>
  );
}

/** The card payments that somebody must look at, the newest first. */
export function CardProblemsDialog({ onClose, onWritten }: Written & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { data } = useQuery(problemsQuery);
  const rows = data?.rows ?? [];
  return (
    <Dialog
      open
      size="send"
      title={t`Card problems`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      {rows.length === 0 && <p className="meta">{t`No card payment waits for you.`}</p>}
      <ul className="lines">
        {rows.map((row) => (
          <ProblemLine key={row.id} row={row} onWritten={onWritten} />
        ))}
      </ul>
    </Dialog>
  );
}
