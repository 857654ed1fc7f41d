import { type Html, html, raw, sourceHash } from '#functions/platform/http/html.ts';
import { buttonColors } from '#functions/platform/mail/theme.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { FormTexts } from '#shared/domains/booking/webform/schemas.ts';
import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';
import type { HtmlPage } from '#shared/kernel/contract/html-page.ts';
import { LOCALE_NAMES, type Locale } from '#shared/kernel/text/locale.ts';
import { SCOPE } from '../scope.ts';
import { asideOf } from './aside.ts';
import { consentField } from './fields.ts';
import { type Asking, freeField, nameOf, standardFields } from './questions.ts';
import { PAGE_SCRIPT } from './script.ts';
import { PAGE_STYLE } from './style.ts';
import type { PageTexts } from './texts/en.ts';

export interface Face {
  readonly agency: string;
  /** #RRGGBB */
  readonly color: string;
  readonly logoUrl: string;
}
export interface Frame {
  readonly face: Face;
  readonly locale: Locale;
  readonly languages: readonly Locale[];
  readonly origins: readonly string[];
  readonly style: string;
  readonly texts: PageTexts;
  /** The agency's own texts. */
  readonly own: FormTexts;
}

const policyOf = (style: string, origins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    `script-src ${sourceHash(PAGE_SCRIPT)}`,
    `img-src ${env.filesOrigin()}`,
    "font-src 'self'",
    `connect-src 'self' ${env.filesOrigin()}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...origins].join(' ')}`,
  ].join('; ');

const header = ({ face, locale, languages, texts }: Frame): Html =>
  html`<header>${face.logoUrl ? html`<img src="${face.logoUrl}" alt="">` : html`<i></i>`}<span>${face.agency}</span>${
    languages.length > 1 &&
    html`<nav aria-label="${texts.language}">${languages.map(
      (one) =>
        html`<a href="?lang=${one}" hreflang="${one}" lang="${one}"${one === locale && html` aria-current="true"`} title="${LOCALE_NAMES[one]}">${one.toUpperCase()}</a>`,
    )}</nav>`
  }</header>`;

/** Renders a whole page in the agency's look. The answer to a request is read from its top. */
function framed(
  frame: Frame,
  title: string,
  body: Html,
  { status = 200, isAnswer = false, aside }: { status?: number; isAnswer?: boolean; aside?: Html } = {},
): HtmlPage {
  const { color } = buttonColors(frame.face.color);
  const style = `${PAGE_STYLE}:root{--brand:${frame.face.color};--onbrand:${color}}${frame.style}`;
  const page = html`<!doctype html>
<html lang="${frame.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${frame.face.agency}</title><style>${raw(style)}</style></head><body data-origins="${frame.origins.join(' ')}"${isAnswer && html` data-answer="1"`}>${header(frame)}<div class="cols"><main class="${SCOPE}">${body}</main>${aside !== undefined && aside}</div><script>${raw(PAGE_SCRIPT)}</script></body></html>`;
  return { status, html: page.text, policy: policyOf(style, frame.origins) };
}

const part = (no: number, title: string, fields: readonly Html[]): Html =>
  html`<section class="part" aria-labelledby="part${no}"><h2 id="part${no}"><b aria-hidden="true">${no}</b>${title}</h2><div class="grid">${fields}</div></section>`;

const summary = (asking: Asking, questions: readonly FreeFieldView[]): Html | false =>
  asking.problems.length > 0 &&
  html`<div class="summary" role="alert" tabindex="-1" autofocus><h2>${asking.texts.wrong}</h2><ul>${asking.problems.map(
    (problem) => {
      const { field = '', words } = problem;
      const name = nameOf(asking, questions, field);
      const told = name ? `${name}: ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
      return html`<li><a href="#${field || 'form'}">${told}</a></li>`;
    },
  )}</ul></div>`;

const filesField = ({ texts, form }: Asking): Html | false =>
  form.takesFiles &&
  html`<div class="field wide" data-files data-remove="${texts.remove}" data-hint="${texts.filesHint}" hidden><label for="attachments">${texts.files}</label><input id="attachments" type="file" multiple aria-describedby="attachments-hint"><p class="hint" id="attachments-hint">${texts.filesHint}</p><p class="error" role="alert"></p><ul class="names"></ul></div>`;

/** Keeps the files that were sent already for the page that is shown again, unless they were the problem. */
const keptFiles = ({ values, problems }: Asking): string =>
  problems.some(({ code }) => /^file\.|^webform\.(files|full)$/.test(code)) ? '' : (values.files ?? '');

/** Renders the fields that no person sees: those that guard the page, and those that its script fills in. */
const hidden = (asking: Asking, stamp: string): Html =>
  html`<input type="hidden" name="language" value="${asking.locale}"><input type="hidden" name="stamp" value="${stamp}"><input type="hidden" name="js"><input type="hidden" name="work"><input type="hidden" name="files" value="${keptFiles(asking)}"><div class="trap" aria-hidden="true"><label>${asking.texts.leave}<input name="homepage" tabindex="-1" autocomplete="off"></label></div>`;

/** Renders the form itself; `problems` describe the errors of the values that were sent. */
export function formPage(frame: Frame, asking: Asking, questions: readonly FreeFieldView[], stamp: string): HtmlPage {
  const { texts, form, own, problems } = asking;
  const more = [
    ...questions.map((question) => freeField(asking, question)),
    ...standardFields(asking, ['message']),
    ...[filesField(asking), form.consent !== '' && consentField(asking, own.consent, texts.consent)].filter(
      (field) => field !== false,
    ),
  ];
  const parts: readonly (readonly [string, readonly Html[]])[] = [
    [texts.show, standardFields(asking, ['artistId', 'kind', 'date', 'startTime', 'setMinutes', 'secondDate'])],
    [texts.venue, standardFields(asking, ['venueName', 'venueCity', 'venueCountry', 'capacity', 'ticketPrice'])],
    [texts.offer, standardFields(asking, ['fee'])],
    [texts.you, standardFields(asking, ['company', 'contactName', 'email', 'phone'])],
    [texts.more, more],
  ];
  const shown = parts.filter(([, fields]) => fields.length > 0);
  const body = html`<h1>${own.name}</h1>${own.intro !== '' && html`<p class="intro">${own.intro}</p>`}${summary(asking, questions)}<form id="form" method="post">${hidden(asking, stamp)}${shown.map(
    ([title, fields], i) => part(i + 1, title, fields),
  )}<p class="hint">${texts.must}</p><div class="foot"><button type="submit" data-busy="${texts.sending}">${texts.send}</button><span class="hint">${texts.noBinding}</span></div></form>`;
  const isAnswer = problems.length > 0;
  const aside = asideOf({ agency: frame.face.agency, form, texts });
  return framed(frame, own.name, body, { status: isAnswer ? 422 : 200, isAnswer, aside });
}

/** Renders a page with a message only. */
export const wordsPage = (frame: Frame, title: string, text: string, status: number, again?: string): HtmlPage =>
  framed(
    frame,
    title,
    html`<section class="part"><h1>${title}</h1><p>${text}</p>${again !== undefined && html`<a class="button" href="?lang=${frame.locale}">${again}</a>`}</section>`,
    // The page of a closed form is not an answer to a request.
    { status, isAnswer: status !== 404 },
  );
