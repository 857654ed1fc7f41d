import { STANDARD_FIELDS, type StandardField, type WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import { countryOf } from '#shared/domains/relations/import/country-names.ts';
import { FORBIDDEN_CHARACTERS, fold } from '#shared/kernel/text/text.ts';
import { parseTime } from '#shared/kernel/time/clock.ts';
import { parseTypedDate } from '#shared/kernel/time/typed-date.ts';
import type { Connection, Intake, Target } from './schemas.ts';

/** The fields of a submission by their names at Webflow. */
type Values = Readonly<Record<string, string>>;
type Form = Pick<WebformInput, 'artists' | 'modes' | 'consent'>;

const MESSAGE_MAX = 2000;
const REFUSED_MAX = 10;

/** The names that agencies give such fields, in our languages and without accents, spaces and signs. */
const NAMES: Readonly<Record<Target, string>> = {
  artistId: 'artist artistname act band dj artiest kunstler kuenstler artista',
  date: 'date eventdate showdate datum fecha data',
  contactName: 'name yourname fullname contactname contact naam ihrname nombre nome',
  email: 'email emailaddress youremail mail emailadres emailadresse correo correoelectronico',
  kind: 'kind event eventtype typeofevent eventname soortevenement veranstaltung evento tipodeevento',
  startTime: 'time starttime stagetime settime tijd uhrzeit hora ora',
  setMinutes: 'setlength setminutes setduration speelduur spieldauer',
  secondDate: 'seconddate secondchoice alternativedate alternatievedatum alternativtermin',
  venueName: 'venue venuename location locatie zaal veranstaltungsort spielort sala local locale',
  venueCity: 'city venuecity town stad plaats stadt ort ciudad citta cidade',
  venueCountry: 'country venuecountry land pais paese',
  capacity: 'capacity venuecapacity capaciteit kapazitat kapazitaet capacidad capacita capacidade',
  ticketPrice: 'ticketprice ticketpreis ticketprijs',
  fee: 'fee offer budget feeoffered gage cache cachet oferta offerta',
  company: 'company companyname organisation organization organizer promoter bedrijf firma empresa azienda',
  phone: 'phone phonenumber telephone tel mobile telefoon telefon telefono telefone',
  message: 'message comments comment remarks notes bericht opmerkingen nachricht mensaje messaggio mensagem',
  consent: 'consent privacy terms agree checkbox toestemming einwilligung datenschutz consentimiento',
};
const byName = new Map(
  Object.entries(NAMES).flatMap(([target, names]) => names.split(' ').map((name) => [name, target as Target] as const)),
);
const plain = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** The field of ours for a field of the Webflow form: as the agency maps it, else by its name. */
export function targetOf(name: string, fields: Connection['fields']): Target | undefined {
  const mapped = fields.find(({ from }) => plain(from) === plain(name));
  return mapped?.to ?? byName.get(plain(name));
}

function isAsked({ modes, consent }: Form, target: Target): boolean {
  if (target === 'consent') return consent !== '';
  return !(STANDARD_FIELDS as readonly string[]).includes(target) || modes[target as StandardField] !== 'off';
}

/** Whether a submission is one of the chosen form. */
export const isOfForm = (
  { formName }: Pick<Connection, 'formName'>,
  { name, formId }: { readonly name: string; readonly formId: string },
): boolean => formName === '' || formName === formId || fold(formName) === fold(name.trim());

interface Reading {
  readonly today: string;
  /** How the senders write a date. */
  readonly culture: string;
}
/** The value as a browser would post it from our own form. A text that cannot be read stays, for the check to refuse. */
function asPosted(target: Target, value: string, { artists }: Form, { today, culture }: Reading): string {
  if (target === 'artistId') return artists.find(({ name }) => plain(name) === plain(value))?.artistId ?? value;
  if (target === 'venueCountry') return countryOf(value) ?? value;
  if (target === 'consent') return /^(false|no|off|0)$/i.test(value) ? '' : value;
  if (target === 'date' || target === 'secondDate') {
    const typed = parseTypedDate(value.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1'), today, culture);
    return typed.ok ? typed.date : value;
  }
  const time = parseTime(value);
  return target === 'startTime' && time.ok ? time.time : value;
}

/** Joins the message with what no field takes. That part is cut where the message has no more room. */
function remarks(message: string, rest: readonly (readonly [string, string])[]): string {
  const lines = rest.map(([name, value]) =>
    `${name}: ${value}`.replaceAll(new RegExp(FORBIDDEN_CHARACTERS, 'gi'), ' '),
  );
  const all = [message, lines.join('\n')].filter(Boolean).join('\n\n');
  return all.slice(0, Math.max(MESSAGE_MAX, message.length));
}

/** The post of our own form for a submission. Values that the form does not ask for are kept in the message. */
export function postOf(data: Values, fields: Connection['fields'], form: Form, reading: Reading) {
  const posted: Partial<Record<Target, string>> = {};
  const rest: (readonly [string, string])[] = [];
  for (const [name, raw] of Object.entries(data)) {
    const [value, target] = [raw.trim(), targetOf(name, fields)];
    if (value === '') continue;
    if (target && isAsked(form, target) && posted[target] === undefined)
      posted[target] = asPosted(target, value, form, reading);
    else rest.push([name, value]);
  }
  const [only, ...others] = form.artists;
  const artist = posted.artistId === undefined && only && others.length === 0 ? { artistId: only.artistId } : {};
  return { ...posted, ...artist, message: remarks(posted.message ?? '', rest) };
}

type Refusal = Intake['refused'][number];
/** Notes a refusal once, the newest first. */
export const withRefusal = (refused: Intake['refused'], added: Refusal): Intake['refused'] =>
  [added, ...refused.filter(({ submissionId }) => submissionId !== added.submissionId)].slice(0, REFUSED_MAX);
