import { type Html, html } from '#functions/platform/http/html.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The values that a page was sent with, to be shown again. */
export interface Filled {
  readonly values: Readonly<Record<string, string>>;
  readonly free: Readonly<Record<string, string | readonly string[]>>;
  readonly problems: readonly ErrorDetail[];
}
/** A problem with its text in the page's language. */
export interface Problem extends ErrorDetail {
  readonly words: string;
}
export interface Place extends Filled {
  readonly problems: readonly Problem[];
  readonly locale: Locale;
}
interface Option {
  readonly value: string;
  readonly label: string;
}
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly must: boolean;
  readonly hint?: string;
  readonly wide?: boolean;
}

const problemOf = ({ problems }: Place, name: string): string | undefined =>
  problems.find(({ field }) => field === name)?.words;

/** Attributes that tie a control to its hint and its error. */
const described = (name: string, problem: string | undefined, hint: string | undefined): Html => {
  const ids = [problem && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`${problem !== undefined && html` aria-invalid="true"`}${ids !== '' && html` aria-describedby="${ids}"`}`;
};
const star = (must: boolean) => must && html` <em aria-hidden="true">*</em>`;
const remarks = (name: string, problem: string | undefined, hint: string | undefined) =>
  html`${problem !== undefined && html`<p class="error" id="${name}-error">${problem}</p>`}${
    hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`
  }`;

const framed = (place: Place, field: Field, control: (attributes: Html) => Html): Html => {
  const { name, label, must, hint, wide } = field;
  const problem = problemOf(place, name);
  const attributes = html` id="${name}" name="${name}"${must && html` required`}${described(name, problem, hint)}`;
  return html`<div class="field${wide ? ' wide' : ''}"><label for="${name}">${label}${star(must)}</label>${control(attributes)}${remarks(name, problem, hint)}</div>`;
};

/** `more` are attributes of our own, such as the type. */
export const inputField = (place: Place, field: Field, value: string, more: Html): Html =>
  framed(place, field, (attributes) => html`<input${attributes} value="${value}"${more}>`);

export const textField = (place: Place, field: Field, value: string, max: number): Html =>
  framed(
    place,
    { wide: true, ...field },
    (attributes) => html`<textarea${attributes} maxlength="${max}">${value}</textarea>`,
  );

export const selectField = (
  place: Place,
  field: Field,
  value: string,
  options: readonly Option[],
  blank: string,
): Html =>
  framed(
    place,
    field,
    (attributes) =>
      html`<select${attributes}><option value="">${blank}</option>${options.map(
        (option) =>
          html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}</option>`,
      )}</select>`,
  );

/** Several of a few: a group of boxes under one heading. */
export function boxesField(place: Place, field: Field, chosen: readonly string[], options: readonly Option[]): Html {
  const { name, label, must, hint } = field;
  const problem = problemOf(place, name);
  return html`<fieldset class="field wide" id="${name}"${described(name, problem, hint)}><legend>${label}${star(must)}</legend>${options.map(
    ({ value, label: text }) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) && html` checked`}>${text}</label>`,
  )}${remarks(name, problem, hint)}</fieldset>`;
}

export function consentField(place: Place, text: string, label: string): Html {
  const problem = problemOf(place, 'consent');
  return html`<div class="field wide"><p class="hint" id="consent-hint">${text}</p><label class="check"><input type="checkbox" id="consent" name="consent" value="yes" required${place.values.consent === 'yes' && html` checked`}${described('consent', problem, text)}><span>${label}${star(true)}</span></label>${problem !== undefined && html`<p class="error" id="consent-error">${problem}</p>`}</div>`;
}
