import { type Html, html } from '#functions/platform/http/html.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import type { PageTexts } from './texts/en.ts';

interface Aside {
  readonly agency: string;
  readonly form: Pick<WebformInput, 'artists' | 'confirmation'>;
  readonly texts: PageTexts;
}
const row = (name: string, label: string): Html => html`<div hidden><dt>${label}</dt><dd data-of="${name}"></dd></div>`;

/** The card beside the form: whom the request is for, and what follows it. The page's script adds what was typed. */
export function asideOf({ agency, form, texts }: Aside): Html {
  const [only, ...others] = form.artists;
  const steps = [...(form.confirmation ? [texts.nextMail] : []), texts.nextCheck, texts.nextReply];
  return html`<aside><p class="banner"><b data-of="artistId">${only && others.length === 0 ? only.name : agency}</b></p><dl>${row('date', texts.date)}${row('venueName', texts.venue)}${row('capacity', texts.capacity)}</dl><h2>${texts.next}</h2><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol></aside>`;
}
