import { type Html, html } from '#functions/platform/http/html.ts';
import { isRead } from '#shared/kernel/access/api-token.ts';
import { kernelErrors } from '#shared/kernel/contract/error.ts';
import { kebab, type Route } from '#shared/kernel/contract/route.ts';
import { messages } from '#shared/messages.ts';
import { type Field, fieldsIn } from './fields.ts';

const words = (name: string): string => kebab(name).replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fieldTable = (title: string, fields: readonly Field[]): Html | false =>
  fields.length > 0 &&
  html`<h4>${title}</h4><table><tbody>${fields.map(
    ({ path, type, isRequired }) =>
      html`<tr><th scope="row"><code>${path}</code></th><td>${type}${isRequired && ' · required'}</td></tr>`,
  )}</tbody></table>`;

const errorTable = (title: string, errors: Route['errors']): Html | false =>
  Object.keys(errors).length > 0 &&
  html`<h4>${title}</h4><table><tbody>${Object.entries(errors).map(
    ([code, status]) =>
      html`<tr><th scope="row"><code>${status} ${code}</code></th><td>${messages[code]?.en ?? ''}</td></tr>`,
  )}</tbody></table>`;

/** Makes a call that can be typed: the required fields are left to the reader. */
function curlOf({ method, path, body }: Route, origin: string): string {
  const lines = [`curl -X ${method} '${origin}${path}'`, "-H 'Authorization: Bearer bl_pat_...'"];
  const sent = body ? ["-H 'Content-Type: application/json'", "-d '{}'"] : [];
  return [...lines, ...sent].join(' \\\n  ');
}

const call = (route: Route, origin: string): Html => {
  const { method, path, permission, aliases = [], byToken } = route;
  const title = capital(words(route.operation));
  return html`<details class="call" id="${route.id}"><summary><span class="m ${method.toLowerCase()}">${method}</span> <code>${path}</code> <span class="t">${title}</span></summary><template>
<p>${permission ? html`Needs the right <code>${permission}</code>.` : 'Needs no special right.'} ${isRead(route) ? 'Only reads.' : 'Writes.'}${byToken === 'personal' && ' Personal tokens only.'}</p>
${aliases.length > 0 && html`<p>Also: ${aliases.map((alias) => html`<code>${alias.method} ${alias.path}</code> `)}</p>`}
<pre tabindex="0">${curlOf(route, origin)}</pre>
${fieldTable('Path', fieldsIn(route.params, 'input'))}${fieldTable('Query', fieldsIn(route.query, 'input'))}${fieldTable('Body', fieldsIn(route.body, 'input'))}${fieldTable('Answer', route.format ? [] : fieldsIn(route.output, 'output'))}</template></details>`;
};

const area = ([domain, routes]: readonly [string, readonly Route[]], origin: string): Html =>
  html`<section class="area" aria-labelledby="area-${domain}"><h3 id="area-${domain}">${capital(words(domain))}</h3>${routes.map((route) => call(route, origin))}${errorTable(
    'Errors of this area',
    routes[0]?.errors ?? {},
  )}</section>`;

const INTRO = html`<p>Programs call the API of Backline with a token. Create one in Backline under Settings, API tokens, and send it with each call: <code>Authorization: Bearer bl_pat_...</code></p>
<ul>
<li>A personal token acts as its user, within the user’s present rights. A token of the agency has rights of its own.</li>
<li>Bodies and answers are JSON. An unknown field is refused. Amounts are integers in minor units, with their currency.</li>
<li>Send an <code>Idempotency-Key</code> (a UUID) with a write: the same request again is then done once.</li>
<li>A change sends the <code>rev</code> that it saw. If someone else wrote first, the answer is 409 <code>stale</code> with the newer state.</li>
<li>A token has 120 calls a minute. The answer 429 says in <code>Retry-After</code> how many seconds to wait.</li>
<li>Assistants that speak the Model Context Protocol use the address <code>/api/core/mcp</code> with a token.</li>
<li>A refusal has <code>hasErrors</code>, <code>statusCode</code> and a list of <code>errors</code> with <code>code</code>, <code>message</code> and <code>field</code>.</li>
</ul>
<p>The same as a document for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>`;

const WEBHOOK_BODY = `{
  "id": "01KB4M2Q7V6R3T8Y0Z5X9W1N4C",
  "type": "show.changed",
  "at": "2026-11-28T10:00:00.000Z",
  "agency": { "id": "01K9..." },
  "record": { "kind": "show", "id": "01KA...", "no": 1042, "rev": 7 }
}`;
const WEBHOOKS = html`<section id="webhooks" aria-labelledby="about-webhooks"><h2 id="about-webhooks">Webhooks</h2>
<p>Backline reports changes of records to an address of yours. Create a webhook under Settings, Webhooks: choose kinds of records and <code>created</code>, <code>changed</code> or <code>deleted</code>. Each change is one POST request:</p>
<pre>${WEBHOOK_BODY}</pre>
<ul>
<li>The body has ids and the revision, and no data. Read the record with a token. A restored record counts as changed, an archived one as deleted.</li>
<li>The headers follow <a href="https://www.standardwebhooks.com">Standard Webhooks</a>: <code>webhook-id</code>, <code>webhook-timestamp</code> (seconds) and <code>webhook-signature</code>.</li>
<li>To check a message, compute HMAC-SHA256 over <code>id.timestamp.body</code>. The key is the secret after <code>whsec_</code>, decoded from base64. The result in base64 must equal one of the signatures <code>v1,...</code>, which a space separates: there are two for 24 hours after you rotate the secret. Refuse a timestamp that is more than five minutes away.</li>
<li>Answer within 10 seconds with a status from 200 to 299. A redirect is not followed. The answer 410 pauses the webhook.</li>
<li>Any other answer is tried again after 10 seconds, 1, 5 and 30 minutes, 2 hours, then every 6 hours, for 3 days. After 5 days of nothing but failures, the webhook is paused. Administrators are told of both.</li>
<li>An event may come twice, with the same <code>id</code>. The events of one record come in their order: a later one waits until the earlier one has arrived or is given up. Different records have no order.</li>
<li>While a webhook is paused, changes are not kept. Read what you missed when you activate it.</li>
<li>Deliveries are listed for 30 days. Each can be sent again, also all that failed in some days.</li>
</ul></section>`;

/**
 * Draws the reference of the calls. What a call takes and answers is a template, which the page fills in when a reader
 * opens the call: all at once they are 100,000 elements. `origin` is where the examples go.
 */
export function referencePage(routes: readonly Route[], origin: string): string {
  const domains = [...new Set(routes.map(({ domain }) => domain))].sort();
  const sorted = domains.map((domain) => [domain, routes.filter((route) => route.domain === domain)] as const);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Backline API</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/developers.css"><script src="/developers.js" defer></script></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<header><h1>Backline API</h1><label for="search">Search calls</label><input id="search" type="search" placeholder="show list" autocomplete="off"><p id="found" role="status"></p></header>
<nav aria-label="Areas"><ul>${sorted.map(([domain]) => html`<li><a href="#area-${domain}">${capital(words(domain))}</a></li>`)}</ul></nav>
<main id="calls"><h2>Calls</h2><div id="intro">${INTRO}${errorTable('Errors of every call', kernelErrors)}${WEBHOOKS}</div>${sorted.map((one) => area(one, origin))}</main></body></html>
`.text;
}
