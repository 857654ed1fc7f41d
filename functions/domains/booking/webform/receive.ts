import { requestedShow } from '#functions/domains/booking/show/public/request.ts';
import { submissionStore } from '#functions/domains/booking/show/public/submission-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { PublicContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { takingUploads } from '#functions/platform/files/taken-uploads.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { countAction } from '#functions/platform/session/rate.ts';
import { type ShowFields, ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { readAnswers, readFree } from '#shared/domains/booking/webform/answers.ts';
import type { RequestForm } from '#shared/domains/booking/webform/request-form.ts';
import { appointmentOf, askedOf } from '#shared/domains/booking/webform/rules.ts';
import type { Answers, SubmissionFields } from '#shared/domains/booking/webform/submission.ts';
import { textsIn } from '#shared/domains/booking/webform/texts.ts';
import type { FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { asForm } from './as-form.ts';
import { type Attachment, acceptFiles, fileWrites } from './attachments.ts';
import { BY_ADDRESS, BY_FORM, BY_FORM_IDLE } from './guard.ts';
import type { Addressed } from './live.ts';
import { questionsOf } from './questions.ts';
import type { StoredForm } from './store.ts';

/** A visitor of our page is counted by address. A service sends for all its visitors from the same ones. */
type Sender = 'visitor' | 'service';

/** The status a request starts with: the form's, else the agency's first option. */
async function statusOf(ctx: UserContext, { statusId }: StoredForm): Promise<Id> {
  const options = (await statusesOf(ctx, 'show')).filter(({ phase, isActive }) => phase === 'options' && isActive);
  const status = options.find(({ id }) => id === statusId) ?? options[0];
  if (!status) throw new AppError('webform.closed');
  return status.id;
}

async function showOf(ctx: UserContext, form: StoredForm, answers: Answers, free: FreeValues) {
  const { artistId, kind, company, venueName, venueCity, capacity, fee, message } = answers;
  const place = [venueName, venueCity].filter(Boolean).join(', ');
  const input = checkInput(ShowInput, {
    ...appointmentOf(answers),
    artistIds: [artistId],
    statusId: await statusOf(ctx, form),
    ownerId: form.receiverIds[0],
    description: [kind ?? company ?? answers.contactName, place].filter(Boolean).join(' · ').slice(0, 100),
    capacity,
    fee,
    internalNotes: message ?? '',
  });
  return requestedShow(ctx, input, free, { asked: askedOf(answers) });
}

interface Said {
  readonly answers: Answers;
  readonly free: FreeValues;
  readonly locale: Locale;
}
interface Request extends Said {
  readonly files: readonly Attachment[];
  readonly stamp: string;
}
const submissionOf = (form: StoredForm, request: Request, show: Stored<ShowFields>): SubmissionFields => {
  const { answers, free, files, locale, stamp } = request;
  return {
    webformId: form.id,
    title: form.name,
    answers,
    free,
    locale,
    stamp,
    state: 'received',
    showId: show.id,
    showNumber: show.number,
    fileCount: files.length,
    ...(form.consent ? { consent: textsIn(form, locale).consent } : {}),
  };
};

/** Writes the show, request, files and outbox in one transaction. */
async function keep(ctx: UserContext, form: StoredForm, request: Request): Promise<void> {
  const show = await showOf(ctx, form, request.answers, request.free);
  const submission = await submissionStore.prepare(ctx, submissionOf(form, request, show));
  const outbox = [emit('webformReceived', { submissionId: submission.id })];
  await commit([
    ...showStore.writes(ctx, undefined, show, { action: 'request' }),
    ...submissionStore.writes(ctx, undefined, submission, { outbox }),
    ...(await fileWrites(ctx, show, request.answers.contactName, request.files)),
  ]);
}

async function isTooMany(ctx: PublicContext, form: StoredForm, hasWorked: boolean, sender: Sender): Promise<boolean> {
  try {
    if (sender === 'visitor') await countAction(`webform#${ctx.ip}`, BY_ADDRESS, ctx.now);
    if (!hasWorked) await countAction(`webformIdle#${form.id}`, BY_FORM_IDLE, ctx.now);
    await countAction(`webform#${form.id}`, BY_FORM, ctx.now);
    return false;
  } catch (e) {
    if (e instanceof AppError && e.code === 'tooManyActions') return true;
    throw e;
  }
}

/** The page was sent before: its stamp is good for one request. */
const isRepeated = (e: unknown): boolean => e instanceof AppError && e.details[0]?.field === 'stamp';

/**
 * Keeps the files with the request. A refused request gives its files back, so that the page can be sent again with
 * them. The same page sent twice at once names the same files, and the first request has kept them.
 */
const keepWithFiles = (ctx: PublicContext, { tenantId, form }: Addressed, body: RequestForm, said: Said) =>
  takingUploads(async () => {
    const files = form.takesFiles && body.js ? await acceptFiles(tenantId, body.files) : [];
    try {
      await keep(asForm(ctx, tenantId, form), form, { ...said, files, stamp: body.stamp });
    } catch (e) {
      if (!isRepeated(e)) throw e;
    }
  });

/**
 * The page's field for each field that a show is refused for. A field that the page never asked for is reported for the
 * whole.
 */
const ASKED: Readonly<Record<string, string>> = { 'artistIds.0': 'artistId', start: 'date', end: 'date', fee: 'fee' };
const onPage = ({ field = '', ...detail }: ErrorDetail): ErrorDetail => {
  const asked = ASKED[field] ?? (/^free\b/.test(field) ? field.replace('freeFields.', 'free.') : '');
  return asked ? { ...detail, field: asked } : detail;
};

/** Takes in the request of a person. Returns the problems of the request, and none when it was stored. */
export async function receive(
  ctx: PublicContext,
  found: Addressed,
  locale: Locale,
  body: RequestForm,
  sender: Sender = 'visitor',
): Promise<readonly ErrorDetail[] | 'tooMany'> {
  const { tenantId, form } = found;
  const { free: sentFree, ...sent } = body;
  const own = readAnswers(form, sent, { today: await agencyDay({ tenantId, now: ctx.now }), locale });
  const free = readFree(await questionsOf(tenantId, form), sentFree, locale);
  const problems = [...own.problems, ...free.problems];
  if (problems.length > 0) return problems;
  if (await isTooMany(ctx, form, body.js !== '', sender)) return 'tooMany';
  const unsent = () => submissionStore.checkFree({ tenantId }, 'stamp', body.stamp);
  try {
    await unsent();
    await keepWithFiles(ctx, found, body, { answers: own.answers, free: free.values, locale });
    return [];
  } catch (e) {
    if (!(e instanceof AppError)) throw e;
    // The first of two requests at once may have taken the files away from the second.
    if (isRepeated(e) || (await unsent().then(() => false, isRepeated))) return [];
    return e.details.map(onPage);
  }
}
