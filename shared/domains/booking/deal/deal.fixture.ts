import { OPEN_SETTLEMENT } from './defaults.ts';
import { type DealFields, DealInput } from './schemas.ts';

/** The night of trade.md: 1,000 tickets, a fee of 1.00 each, 6.5 % tax in the price. */
export const nightDeal = (more: Partial<DealInput> = {}): DealFields => {
  const { exchangeRate: _none, ...deal } = DealInput.parse({
    type: 'versusNet',
    currency: 'EUR',
    guarantee: 500_000,
    percentage: 85_000,
    promoterProfit: 15_000,
    tickets: [
      { key: 'early', name: 'Early bird', capacity: 500, sold: 500, price: 2000, feePerTicket: 100 },
      { key: 'door', name: 'Door', capacity: 500, sold: 500, price: 2500, feePerTicket: 100, comps: 20 },
    ],
    taxRate: 6500,
    expenses: [
      { key: 'pa', name: 'PA and lights', amount: 400_000 },
      { key: 'crew', name: 'Security', kind: 'perTicket', amount: 200 },
    ],
    ...more,
  });
  return { ...deal, settlement: OPEN_SETTLEMENT };
};
