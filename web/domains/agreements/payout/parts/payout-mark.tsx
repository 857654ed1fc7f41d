import type { PayoutState } from '#shared/domains/agreements/payout/schemas.ts';
import { Status } from '#web/ui/status.tsx';
import { usePayoutStates } from './payout-words.ts';

const TONES = { planned: 'amber', exported: 'blue', paid: 'green' } as const;

export function PayoutMark({ state }: { readonly state: PayoutState }) {
  const names = usePayoutStates();
  return (
    <Status tone={TONES[state]} phase={state === 'paid' ? 'confirmed' : 'options'}>
      {names[state]}
    </Status>
  );
}
