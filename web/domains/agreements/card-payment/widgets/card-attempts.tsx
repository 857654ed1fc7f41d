import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { attemptsQuery, attemptsWritten } from '../queries.ts';
import { WhyUnbooked } from './why-unbooked.tsx';

function useSync({ id }: Invoice, onWritten: () => Promise<void>) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...mutationOf(cardPaymentContract.routes.sync),
    onSuccess: async () => {
      await Promise.all([attemptsWritten(queries), onWritten()]);
    },
  });
  return { sync: () => mutate({ params: { id }, body: {} }), isPending };
}

interface CardAttemptsProps {
  readonly invoice: Invoice;
  /** Reloads the invoice and its payments. */
  readonly onWritten: () => Promise<void>;
}
/** Tells of card payments that are on their way, and of those that could not be booked. Booked ones are payments. */
export function CardAttempts({ invoice, onWritten }: CardAttemptsProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const can = useCan();
  const { data } = useQuery(attemptsQuery(invoice.id));
  const { sync, isPending } = useSync(invoice, onWritten);
  const told = data?.rows.filter(({ state }) => state === 'processing' || state === 'problem') ?? [];
  const ask = can('invoice.pay') && (
    <Button size="sm" busy={isPending} aria-label={t`Ask the card provider again`} onClick={sync}>
      {t`Ask again`}
    </Button>
  );
  return told.map(({ n, state, amount, currency, problem }) => {
    const said = money(amount, currency);
    return state === 'problem' ? (
      <Notice key={n} tone="red" fact={<Trans>A card payment of {said} is not booked.</Trans>} action={ask}>
        <WhyUnbooked problem={problem} />
      </Notice>
    ) : (
      <Notice key={n} tone="blue" fact={<Trans>A card payment of {said} is on its way.</Trans>} action={ask}>
        {t`It is booked once the bank of the card has paid.`}
      </Notice>
    );
  });
}
