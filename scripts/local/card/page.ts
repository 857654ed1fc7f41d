import { TEST_CARDS } from './customers.ts';
import type { CardState, Session } from './state.ts';

const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<body style="font: 16px system-ui; max-width: 26rem; margin: 3rem auto; padding: 0 1rem">
<h1>${title}</h1>
${body}
</body></html>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page where a customer types a card that is charged later. It asks for no card either. */
export function setupPage({ status, cancel_url: back }: Session): string {
  const buttons = Object.entries(TEST_CARDS).map(
    ([card, { label }]) => `<p><button name="card" value="${card}">${escaped(label)}</button></p>`,
  );
  const said = status === 'open' ? `<form method="post">${buttons.join('')}</form>` : `<p>This page is ${status}.</p>`;
  return pageOf('Test card', `${said}<p><a href="${escaped(back)}">Back without a card</a></p>`);
}

/** The page that a payer sees instead of the provider's. It asks for no card. */
export function paymentPage({ intents }: CardState, session: Session): string {
  const { title, amount_total: amount, currency, status, cancel_url: back } = session;
  const isDeclined = intents.get(session.payment_intent)?.last_payment_error !== null;
  const said = status === 'open' ? (isDeclined ? 'The card was declined.' : '') : `This page is ${status}.`;
  const buttons =
    status === 'open'
      ? '<form method="post"><button name="act" value="pay">Pay</button> <button name="act" value="decline">Decline the card</button></form>'
      : '';
  return pageOf(
    'Test payment',
    `<p>Invoice ${escaped(title)}: ${amount} minor units of ${escaped(currency.toUpperCase())}</p>
<p role="status">${said}</p>
${buttons}
<p><a href="${escaped(back)}">Back without paying</a></p>`,
  );
}
