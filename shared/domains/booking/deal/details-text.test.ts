import { expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { nightDeal } from './deal.fixture.ts';
import { capText, promoterCosts, ticketText } from './details-text.ts';

const deal = nightDeal({
  expensesCap: 600_000,
  expenses: [
    {
      key: 'pa',
      name: 'PA and lights',
      kind: 'fixed',
      amount: 400_000,
      cap: 450_000,
      handler: 'promoter',
      payer: 'promoter',
    },
    { key: 'crew', name: 'Security', kind: 'perTicket', amount: 200, handler: 'promoter', payer: 'promoter' },
    { key: 'van', name: 'Van', kind: 'fixed', amount: 100, handler: 'promoter', payer: 'artist' },
    { key: 'food', name: 'Catering', kind: 'fixed', amount: 0, handler: 'promoter', payer: 'promoter' },
  ],
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('names each ticket with its price and how many there are', () => {
  expect(ticketText(deal, 'en')).toBe('Ticket prices: Early bird €20.00 (500), Door €25.00 (500).');
  expect(plain(ticketText(deal, 'de'))).toBe('Kartenpreise: Early bird 20,00 € (500), Door 25,00 € (500).');
  expect(ticketText(nightDeal({ tickets: [] }), 'en')).toBe('');
});

it('names the costs that the promoter bears, with amounts and caps', () =>
  expect(promoterCosts(deal, 'en')).toEqual([
    'PA and lights: €4,000.00, at most €4,500.00',
    'Security: €2.00 per ticket',
    'Catering',
  ]));

it('names the cap on all costs where there is one', () => {
  expect(capText(deal, 'en')).toBe("The promoter's costs count up to €6,000.00 in all.");
  expect(capText(nightDeal(), 'en')).toBe('');
});

it('says it in every language', () => {
  const said = LOCALES.filter((locale) => locale !== 'en-gb').map((locale) => ticketText(deal, locale).split(':')[0]);
  expect(new Set(said).size).toBe(said.length);
});
