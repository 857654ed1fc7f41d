import { Trans, useLingui } from '@lingui/react/macro';
import type { PayerState } from '#shared/domains/agreements/invoice-link/view.ts';
import { useFormat } from '#web/platform/format.ts';
import { Status } from '#web/ui/status.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { usePayer } from './payer.ts';

const TONES: Readonly<Record<PayerState, Tone>> = {
  open: 'blue',
  overdue: 'red',
  partlyPaid: 'amber',
  paid: 'green',
  credited: 'violet',
  closed: 'grey',
};

function StateMark() {
  const { t } = useLingui();
  const { view } = usePayer();
  const words = {
    open: t({ context: 'amount', message: 'Open' }),
    overdue: t`Overdue`,
    partlyPaid: t`Partly paid`,
    paid: t`Paid`,
    credited: t`Credited`,
    closed: t`Closed`,
  };
  return (
    <span className="row">
      {view.dispute && (
        <Status tone="amber" pill>
          {t`Disputed`}
        </Status>
      )}
      <Status tone={TONES[view.state]} pill>
        {words[view.state]}
      </Status>
    </span>
  );
}

/** The open amount, and by when it is due. */
function Due() {
  const { view } = usePayer();
  const { money, day } = useFormat();
  const { open, currency, dueDate, state, type, total } = view;
  const amount = money(type === 'credit' ? total : open, currency);
  if (type === 'credit')
    return (
      <p className="il-due">
        <b className="num">{amount}</b>
        <span className="mut">
          <Trans>credited to you</Trans>
        </span>
      </p>
    );
  if (state === 'paid' || state === 'credited' || state === 'closed')
    return (
      <p className="il-due">
        <b>
          <Trans>Nothing is left to pay</Trans>
        </b>
      </p>
    );
  const due = dueDate && day({ date: dueDate }, { year: true });
  return (
    <p className="il-due">
      <b className="num">{amount}</b>
      {due && (
        <span className={state === 'overdue' ? 'il-late' : 'mut'}>
          {state === 'overdue' ? <Trans>was due {due}</Trans> : <Trans>due {due}</Trans>}
        </span>
      )}
    </p>
  );
}

/** Number, parties, and the open amount. */
export function Head() {
  const { t } = useLingui();
  const { view } = usePayer();
  const { money } = useFormat();
  const { number, type, seller, buyer, paid, credited, currency, total, open } = view;
  const names = {
    invoice: t`Invoice`,
    credit: t`Credit note`,
    deposit: t`Deposit invoice`,
    final: t`Final invoice`,
    collective: t`Collective invoice`,
    commission: t`Commission invoice`,
    onBehalf: t`Invoice`,
    selfBilled: t`Self-billed invoice`,
    selfBilledCredit: t`Self-billed credit note`,
  };
  const parts = [
    paid > 0 && t`${money(paid, currency)} paid`,
    credited > 0 && t`${money(credited, currency)} credited`,
  ].filter(Boolean);
  return (
    <section className="il-head">
      <div className="row">
        <h1 className="grow">
          {names[type]} <span className="num">{number}</span>
        </h1>
        <StateMark />
      </div>
      <p className="mut">
        <Trans>
          From {seller} to {buyer}
        </Trans>
      </p>
      <Due />
      {open !== total && parts.length > 0 && (
        <p className="meta num">
          <Trans>
            Of {money(total, currency)}: {parts.join(', ')}
          </Trans>
        </p>
      )}
    </section>
  );
}
