import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { DealInput, Expense } from './schemas.ts';

interface Words {
  readonly tickets: string;
  readonly perTicket: (amount: string) => string;
  readonly atMost: (amount: string) => string;
  readonly cap: (amount: string) => string;
}
const WORDS: Translated<Words> = {
  en: {
    tickets: 'Ticket prices',
    perTicket: (amount) => `${amount} per ticket`,
    atMost: (amount) => `at most ${amount}`,
    cap: (amount) => `The promoter's costs count up to ${amount} in all.`,
  },
  nl: {
    tickets: 'Kaartprijzen',
    perTicket: (amount) => `${amount} per kaart`,
    atMost: (amount) => `ten hoogste ${amount}`,
    cap: (amount) => `De kosten van de opdrachtgever tellen tot in totaal ${amount} mee.`,
  },
  de: {
    tickets: 'Kartenpreise',
    perTicket: (amount) => `${amount} je Karte`,
    atMost: (amount) => `höchstens ${amount}`,
    cap: (amount) => `Die Kosten des Veranstalters zählen bis insgesamt ${amount}.`,
  },
  it: {
    tickets: 'Prezzi dei biglietti',
    perTicket: (amount) => `${amount} a biglietto`,
    atMost: (amount) => `al massimo ${amount}`,
    cap: (amount) => `Le spese del promoter contano fino a ${amount} in tutto.`,
  },
  es: {
    tickets: 'Precios de las entradas',
    perTicket: (amount) => `${amount} por entrada`,
    atMost: (amount) => `como máximo ${amount}`,
    cap: (amount) => `Los gastos del promotor cuentan hasta ${amount} en total.`,
  },
  'pt-br': {
    tickets: 'Preços dos ingressos',
    perTicket: (amount) => `${amount} por ingresso`,
    atMost: (amount) => `no máximo ${amount}`,
    cap: (amount) => `Os custos do promotor contam até ${amount} no total.`,
  },
  pt: {
    tickets: 'Preços dos bilhetes',
    perTicket: (amount) => `${amount} por bilhete`,
    atMost: (amount) => `no máximo ${amount}`,
    cap: (amount) => `As despesas do promotor contam até ${amount} no total.`,
  },
};

type Detailed = Pick<DealInput, 'currency' | 'tickets' | 'expenses' | 'expensesCap'>;

/** `Ticket prices: Early bird €20.00 (500), Door €25.00 (500).` Empty without tickets. */
export function ticketText({ tickets, currency }: Detailed, locale: Locale): string {
  if (tickets.length === 0) return '';
  const each = tickets.map(({ name, price, capacity }) => {
    const text = `${name} ${moneyText({ minor: price, currency }, locale)}`;
    return capacity > 0 ? `${text} (${capacity})` : text;
  });
  return `${inLanguage(WORDS, locale).tickets}: ${each.join(', ')}.`;
}

/** The most that all costs of the promoter count for. Empty without a cap. */
export const capText = ({ expensesCap, currency }: Detailed, locale: Locale): string =>
  expensesCap === undefined ? '' : inLanguage(WORDS, locale).cap(moneyText({ minor: expensesCap, currency }, locale));

function costText({ name, kind, amount, cap }: Expense, currency: string, locale: Locale): string {
  const words = inLanguage(WORDS, locale);
  const money = (minor: number) => moneyText({ minor, currency }, locale);
  const said = amount > 0 ? [kind === 'perTicket' ? words.perTicket(money(amount)) : money(amount)] : [];
  const limit = cap === undefined ? [] : [words.atMost(money(cap))];
  const price = [...said, ...limit].join(', ');
  return price ? `${name}: ${price}` : name;
}

/** Each cost that the promoter bears, with its amount and its cap. */
export const promoterCosts = ({ expenses, currency }: Detailed, locale: Locale): string[] =>
  expenses.filter(({ payer }) => payer === 'promoter').map((expense) => costText(expense, currency, locale));
