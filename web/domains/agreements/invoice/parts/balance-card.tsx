import { useLingui } from '@lingui/react/macro';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { SettlementMark } from '../widgets/settlement-mark.tsx';

/** How far an issued document is settled. */
export function BalanceCard({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { total, paid, credited, writtenOff, open, currency, type } = invoice;
  const say = (minor: number) => <span className="num">{money(minor, currency)}</span>;
  const isCredit = type === 'credit';
  return (
    <Card title={t`Balance`} action={<SettlementMark invoice={invoice} pill />}>
      <div className="card-b">
        <Facts
          items={[
            { id: 'total', label: t`Total`, value: say(total) },
            { id: 'paid', label: isCredit ? t`Refunded` : t`Paid`, value: paid !== 0 && say(-paid) },
            { id: 'credited', label: isCredit ? t`Set off` : t`Credited`, value: credited !== 0 && say(-credited) },
            { id: 'off', label: t`Written off`, value: writtenOff !== 0 && say(-writtenOff) },
            {
              id: 'open',
              label: isCredit ? t`Outstanding` : t({ context: 'amount', message: 'Open' }),
              value: <b>{say(open)}</b>,
            },
          ]}
        />
      </div>
    </Card>
  );
}
