import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, Pause, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mayBeReminded } from '#shared/domains/agreements/invoice/reminding.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLevelWords } from './reason-words.ts';
import { useRelease } from './use-hold.tsx';
import './reminders.css';

const HoldDialog = dialogPart(async () => (await import('./hold-dialog.tsx')).HoldDialog);

function Held({ hold }: { readonly hold: NonNullable<Invoice['hold']> }) {
  const { day } = useFormat();
  const until = hold.until && day({ date: hold.until }, { year: true });
  const { by } = hold;
  return (
    <Notice
      tone="amber"
      fact={
        until ? (
          <Trans>
            On hold until {until}, by {by}.
          </Trans>
        ) : (
          <Trans>On hold, by {by}.</Trans>
        )
      }
    >
      {hold.reason}
    </Notice>
  );
}

function HoldButton({ invoice, onHold }: { readonly invoice: Invoice; readonly onHold: () => void }) {
  const { release, busy } = useRelease(invoice);
  if (!invoice.hold)
    return (
      <Button size="sm" icon={<Pause size={13} />} onClick={onHold}>
        <Trans>Hold</Trans>
      </Button>
    );
  return (
    <Button size="sm" icon={<Play size={13} />} busy={busy} onClick={release}>
      <Trans>End hold</Trans>
    </Button>
  );
}

/** Shows the reminders that were sent, and the hold. An invoice without both that is not overdue has no card. */
export function RemindersCard({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const maySend = useCan()('invoice.send');
  const levels = useLevelWords();
  const [isHolding, setHolding] = useState(false);
  const { reminders = [], hold, settlement, currency } = invoice;
  const isLate = settlement === 'overdue';
  if (!mayBeReminded(invoice) || (!isLate && reminders.length === 0 && !hold)) return null;
  return (
    <Card
      anchor="reminders"
      title={t`Reminders`}
      icon={<BellRing size={15} aria-hidden="true" />}
      count={reminders.length}
      action={maySend && (isLate || hold) && <HoldButton invoice={invoice} onHold={() => setHolding(true)} />}
    >
      {hold && <Held hold={hold} />}
      <ul className="rem-list">
        {reminders.length === 0 && <li className="meta">{t`No reminders sent.`}</li>}
        {reminders.map(({ level, on, claim }) => (
          <li key={level}>
            <span className="grow">
              {levels[level]} <span className="meta num">{day({ date: on }, { year: true })}</span>
            </span>
            <b className="num">{money(claim, currency)}</b>
          </li>
        ))}
      </ul>
      <Suspense>{isHolding && <HoldDialog invoice={invoice} onClose={() => setHolding(false)} />}</Suspense>
    </Card>
  );
}
