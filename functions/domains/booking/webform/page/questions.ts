import { type Html, html } from '#functions/platform/http/html.ts';
import { countriesByName } from '#shared/data/countries.ts';
import type { FormTexts, WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import { ALWAYS_ASKED, type AskedField } from '#shared/domains/booking/webform/texts.ts';
import { FREE_LINK_MAX, FREE_MULTILINE_MAX, FREE_TEXT_MAX } from '#shared/domains/identity/free-field/limits.ts';
import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';
import { boxesField, type Field, inputField, type Place, selectField, textField } from './fields.ts';
import type { PageTexts } from './texts/en.ts';

const NAME_MAX = 100;
const MESSAGE_MAX = 2000;
export interface Asking extends Place {
  readonly form: WebformInput;
  readonly texts: PageTexts;
  readonly own: FormTexts;
  /** The current day of the agency. No earlier day can be requested. */
  readonly today: string;
}
type Control = (asking: Asking, field: Field, value: string) => Html;
const input =
  (more: Html): Control =>
  (asking, field, value) =>
    inputField(asking, field, value, more);
const line = (max: number, more: Html = html``) => input(html` maxlength="${max}"${more}`);
const date: Control = (asking, field, value) =>
  inputField(asking, field, value, html` type="date" min="${asking.today}"`);
const money: Control = (asking, field, value) =>
  inputField(asking, { ...field, label: `${field.label}, ${asking.form.currency}` }, value, html` inputmode="decimal"`);

const CONTROLS: Readonly<Record<AskedField, Control>> = {
  artistId: (asking, field, value) => {
    const options = asking.form.artists.map(({ artistId, name }) => ({ value: artistId, label: name }));
    const [only] = options;
    const chosen = value || (options.length === 1 ? (only?.value ?? '') : '');
    return selectField(asking, field, chosen, options, asking.texts.choose);
  },
  date,
  kind: line(NAME_MAX),
  startTime: (asking, field, value) =>
    inputField(asking, { hint: asking.texts.night, ...field }, value, html` type="time"`),
  setMinutes: line(4, html` inputmode="numeric"`),
  secondDate: date,
  venueName: line(NAME_MAX),
  venueCity: line(NAME_MAX),
  venueCountry: (asking, field, value) => {
    const options = countriesByName(asking.locale).map(({ code, name }) => ({ value: code, label: name }));
    return selectField(asking, field, value, options, asking.texts.choose);
  },
  capacity: line(7, html` inputmode="numeric"`),
  ticketPrice: money,
  fee: money,
  company: line(NAME_MAX, html` autocomplete="organization"`),
  contactName: line(NAME_MAX, html` autocomplete="name"`),
  email: line(254, html` type="email" autocomplete="email"`),
  phone: line(50, html` type="tel" autocomplete="tel"`),
  message: (asking, field, value) => textField(asking, field, value, MESSAGE_MAX),
};

const isAlways = (name: AskedField): name is (typeof ALWAYS_ASKED)[number] =>
  (ALWAYS_ASKED as readonly string[]).includes(name);
const modeOf = ({ modes }: WebformInput, name: AskedField) => (isAlways(name) ? 'mandatory' : modes[name]);

/** Returns the name of a field on this page: the one by the agency, else the one by the product. */
export function nameOf({ own, texts }: Asking, questions: readonly FreeFieldView[], field: string): string {
  const key = field.replace('free.', '');
  const usual = Object.hasOwn(CONTROLS, key) ? texts[key as AskedField] : '';
  return own.labels[key] ?? questions.find(({ id }) => id === key)?.name ?? usual;
}
const hintOf = (hint: string | undefined) => (hint ? { hint } : {});

/** The product's own questions of one part of the page, as far as the form asks them. */
export const standardFields = (asking: Asking, names: readonly AskedField[]): Html[] =>
  names
    .filter((name) => modeOf(asking.form, name) !== 'off')
    .map((name) => {
      const must = modeOf(asking.form, name) === 'mandatory';
      const field = { name, label: nameOf(asking, [], name), must, ...hintOf(asking.own.helps[name]) };
      return CONTROLS[name](asking, field, asking.values[name] ?? '');
    });

const listed = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);
const FREE_INPUTS: Partial<Readonly<Record<FreeFieldView['type'], Html>>> = {
  text: html` maxlength="${FREE_TEXT_MAX}"`,
  number: html` inputmode="decimal"`,
  money: html` inputmode="decimal"`,
  date: html` type="date"`,
  link: html` maxlength="${FREE_LINK_MAX}" inputmode="url"`,
};

/** A question of the agency's own. */
export function freeField(asking: Asking, question: FreeFieldView): Html {
  const { id, type, help, isMandatory: must, options, currency } = question;
  const name = nameOf(asking, [question], id);
  const chosen = listed(asking.free[id]);
  const value = chosen[0] ?? '';
  const label = type === 'money' ? `${name}, ${currency}` : name;
  const field = { name: `free.${id}`, label, must, ...hintOf(asking.own.helps[id] ?? help) };
  const choices = options
    .filter(({ isActive }) => isActive)
    .map(({ no, name: text }) => ({ value: `${no}`, label: text }));
  const { yes, no, choose } = asking.texts;
  const answers = [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
  if (type === 'multiline') return textField(asking, field, value, FREE_MULTILINE_MAX);
  if (type === 'multiChoice') return boxesField(asking, field, chosen, choices);
  if (type === 'choice') return selectField(asking, field, value, choices, choose);
  if (type === 'yesNo') return selectField(asking, field, value, answers, choose);
  return inputField(asking, field, value, FREE_INPUTS[type] ?? html``);
}
