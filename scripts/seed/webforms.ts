import { submissionStore } from '#functions/domains/booking/show/public/submission-store.ts';
import { webformStore } from '#functions/domains/booking/webform/store.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { WebformDetails } from '#shared/domains/booking/webform/schemas.ts';
import type { Answers, SubmissionFields } from '#shared/domains/booking/webform/submission.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addDays, dateOf, timeOf } from '#shared/kernel/time/date.ts';
import type { Random } from './random.ts';
import type { Cast } from './shows.ts';
import { Sown, sow } from './sow.ts';
import type { Stage } from './stage.ts';
import { type Draft, draft } from './writer.ts';

const ADDRESS_BYTES = 16;
const REQUESTS = 2;
/** Far enough ahead that the agency does not look at the day yet. */
const DAYS_AHEAD = 40;
const ASKERS = [
  { contactName: 'Mo Peeters', email: 'mo@turbinehal.example', company: 'Turbinehal vzw', phone: '+32 9 555 01 28' },
  { contactName: 'Ida Lindqvist', email: 'ida@norrsken.example', company: 'Norrsken Live', phone: '+46 8 555 017' },
];
const PLACES = [
  { venueName: 'Turbinehal', venueCity: 'Ghent', venueCountry: 'BE', capacity: 1200 },
  { venueName: 'Slakthuset', venueCity: 'Stockholm', venueCountry: 'SE', capacity: 800 },
];
const DETAILS = WebformDetails.parse({
  name: 'Request a date',
  intro:
    'Tell us who you want to book and where. You hear from a booker within two working days. A request does not bind you.',
  consent: 'I agree that the agency keeps my details to answer this request.',
  takesFiles: true,
  origins: ['https://www.northlight.example'],
  texts: {
    en: { thanks: 'Your request is with our bookers. You hear from one of them within two working days.' },
    nl: {
      name: 'Vraag een datum aan',
      intro:
        'Laat ons weten wie u wilt boeken en waar. U hoort binnen twee werkdagen van een boeker. Een aanvraag verplicht u tot niets.',
      consent: 'Ik ga ermee akkoord dat het bureau mijn gegevens bewaart om deze aanvraag te beantwoorden.',
      thanks: 'Uw aanvraag ligt bij onze boekers. U hoort binnen twee werkdagen van een van hen.',
    },
    de: {
      name: 'Termin anfragen',
      intro:
        'Sagen Sie uns, wen Sie buchen möchten und wo. Sie hören innerhalb von zwei Werktagen von uns. Eine Anfrage verpflichtet Sie zu nichts.',
      consent: 'Ich bin einverstanden, dass die Agentur meine Angaben speichert, um diese Anfrage zu beantworten.',
    },
  },
});

type Show = Draft<ShowFields>;
const isAskable =
  ({ today }: Stage) =>
  ({ record }: Show): boolean =>
    record.phase === 'options' && !record.isAllDay && record.start > addDays(today, DAYS_AHEAD);

const AGREED: readonly string[] = [
  ...['venue', 'room', 'promoter', 'contact', 'production', 'expiresOn', 'exclusivity'],
  ...['signer', 'signerContact', 'payer', 'payerContact'],
];
/** Turns a show into a request: nothing is agreed yet, and neither venue nor promoter is known. */
function asPreliminary({ ctx, record }: Show): Show {
  const kept = Object.entries(record).filter(([field]) => !AGREED.includes(field));
  return { ctx, record: { ...(Object.fromEntries(kept) as Show['record']), isPreliminary: true } };
}

function answersTo({ record }: Show, i: number): Answers {
  const [artist] = record.artists;
  return {
    artistId: artist?.artistId ?? '',
    artistName: artist?.name ?? '',
    kind: 'Club show, own tickets',
    date: dateOf(record.start),
    startTime: timeOf(record.start),
    ...(ASKERS[i] ?? { contactName: '', email: '' }),
    ...PLACES[i],
    ...(record.fee ? { fee: record.fee } : {}),
    message: 'We would love to have them for our season opening.',
  };
}

function submission(webformId: Id, show: Show, i: number): SubmissionFields {
  const { id: showId, number: showNumber } = show.record;
  return {
    webformId,
    title: DETAILS.name,
    answers: answersTo(show, i),
    free: {},
    locale: 'en',
    state: 'received',
    showId,
    showNumber,
    fileCount: 0,
    consent: DETAILS.consent,
    stamp: `demo ${i}`,
  };
}

/** Makes one form with two requests: two of the invented shows wait for an answer. */
export function inventWebforms(stage: Stage, { agents, artists }: Cast, booked: readonly Show[]) {
  const random: Random = stage.random.fork('webforms');
  const askable = isAskable(stage);
  const asked = booked.filter(askable).slice(-REQUESTS).map(asPreliminary);
  const forms = sow(stage, webformStore, [
    {
      ...DETAILS,
      receiverIds: agents.slice(0, 1).map(({ id }) => id),
      address: Buffer.from(random.bytes(ADDRESS_BYTES)).toString('base64url'),
      artists: artists.slice(0, 8).map(({ id, name }) => ({ artistId: id, name })),
      freeFields: [],
      css: '',
      style: '',
    },
  ]);
  const webformId = forms.rows[0]?.id ?? '';
  const requests = asked.map((show, i) => draft(random, show.ctx, i + 1, submission(webformId, show, i)));
  const masters = [forms, new Sown(stage, submissionStore, requests)];
  const byId = new Map(asked.map((show) => [show.record.id, show]));
  return { masters, booked: booked.map((show) => byId.get(show.record.id) ?? show) };
}
