import * as z from 'zod';
import { Show } from '#shared/domains/booking/show/schemas.ts';
import { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';
import { anyone, reads, writes } from '#shared/kernel/contract/access.ts';
import { HtmlPage } from '#shared/kernel/contract/html-page.ts';
import { masterRoutes, withNamedRoutes } from '#shared/kernel/contract/master-contract.ts';
import { PageQuery, paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { fileErrors, UploadTicket } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { requiredText, text, typedText } from '#shared/kernel/text/text.ts';
import { RequestForm } from './request-form.ts';
import { FieldModes, FormCss, WEBFORMS_A_PAGE, Webform, WebformDetails, WebformRow } from './schemas.ts';
import { Candidate, Resolution, Submission, SubmissionState } from './submission.ts';

const READ = { read: 'webform.read', update: 'webform.update' } as const;
const at = '/webform/configuration';
const kit = withNamedRoutes(
  masterRoutes({ path: 'webform/configuration', at: core, input: WebformDetails, ...READ }),
  'webforms',
);
const fields = { id: 'id' };
const One = z.object({ id: Id });
const Artist = One.extend({ artistId: Id });
const Field = One.extend({ freeFieldId: Id });
const FieldPath = { id: 'id', freeFieldId: 'freeFieldId' };
const AddressParams = z.object({ address: z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: 'notFound' }) });
const WebformList = z.object({
  page: PageQuery.shape.page,
  perPage: z.int().min(1).max(100).default(WEBFORMS_A_PAGE),
  keyword: typedText().trim().max(100).default(''),
});

export const webformContract = contract('webform', {
  errors: {
    'webform.lastArtist': 400,
    'webform.confirmed': 400,
    'webform.field': 400,
    'webform.consent': 400,
    'webform.work': 400,
    'webform.files': 400,
    'webform.full': 409,
    'webform.closed': 404,
    'webform.decided': 409,
    ...fileErrors,
  },
  routes: {
    list: { ...kit.list, body: WebformList, output: paged(WebformRow) },
    get: { ...kit.get, output: Webform },
    create: { ...kit.create, output: Webform },
    update: {
      ...kit.update,
      aliases: [core('POST', `${at}/updateDetails`), { ...v1('POST', '/webforms/{id}'), fields }],
      output: Webform,
    },
    remove: kit.remove,
    restore: { ...kit.restore, output: Webform },
    activity: kit.activity,
    /** Updates the standard fields that the form asks for. */
    updateFunctionGroup: route(core('POST', `${at}/updateFunctionGroup`), writes(READ.update), {
      body: One.extend({ rev: RevInput, modes: FieldModes.partial() }),
      output: Webform,
    }),
    css: route(v1('POST', '/webforms/{id}/css'), writes(READ.update), {
      body: z.object({ css: FormCss }),
      /** `dropped` names the parts of the style sheet that the page does not get. */
      output: z.object({ webform: Webform, dropped: z.array(z.string()) }),
    }),
    artists: route(v1('GET', '/webforms/{id}/artists'), reads(READ.read), {
      output: z.object({ rows: Webform.shape.artists }),
    }),
    linkArtist: route(core('POST', `${at}/artist/link`), writes(READ.update), {
      aliases: [{ ...v1('PUT', '/webforms/{id}/artists/{artistId}'), fields: { id: 'id', artistId: 'artistId' } }],
      body: Artist,
      output: Webform,
    }),
    unlinkArtist: route(core('POST', `${at}/artist/unlink`), writes(READ.update), {
      aliases: [{ ...v1('DELETE', '/webforms/{id}/artists/{artistId}'), fields: { id: 'id', artistId: 'artistId' } }],
      body: Artist,
      output: Webform,
    }),
    storeFreeField: route(core('POST', `${at}/freefield/store`), writes(READ.update), {
      aliases: [{ ...v1('PUT', '/webforms/{id}/freefields/{freeFieldId}'), fields: FieldPath }],
      body: Field.extend({ isMandatory: z.boolean().default(false) }),
      output: Webform,
    }),
    removeFreeField: route(core('POST', `${at}/freefield/delete`), writes(READ.update), {
      aliases: [{ ...v1('DELETE', '/webforms/{id}/freefields/{freeFieldId}'), fields: FieldPath }],
      body: Field,
      output: Webform,
    }),
    sortFreeFields: route(core('POST', `${at}/freefield/sort`), writes(READ.update), {
      aliases: [{ ...v1('POST', '/webforms/{id}/freefields/sort'), fields }],
      body: One.extend({ freeFieldIds: z.array(Id).min(1).max(90) }),
      output: Webform,
    }),
    /** Lists the free fields of shows that a form may ask for. */
    freeFields: route(core('POST', `${at}/freefield/list`), reads(READ.read), { output: rowsOf(FreeFieldView) }),
    /** Returns the public page with the given details. */
    preview: route(core('POST', `${at}/preview`), reads(READ.update, 'files:read'), {
      body: WebformDetails.extend({ id: Id, locale: Locale.optional() }),
      output: z.object({ html: z.string() }),
    }),
    /** Lists the submissions, newest first. */
    log: route(core('POST', '/webform/log'), reads(READ.read), {
      body: z.object({ webformId: Id.optional(), state: SubmissionState.optional(), ...PageQuery.shape }),
      output: paged(Submission),
    }),
    /** Returns the request behind a preliminary show, with the candidates for promoter and venue. */
    request: route(v1('GET', '/shows/{id}/fromwebform'), reads('show.approve'), {
      output: z.object({
        show: Show,
        submission: Submission,
        questions: z.array(FreeFieldView),
        promoters: z.array(Candidate),
        venues: z.array(Candidate),
      }),
    }),
    approve: route(core('POST', '/webform/request/approve'), writes('show.approve'), {
      body: z.object({ showId: Id, rev: RevInput, promoter: Resolution, venue: Resolution }),
      output: Show,
    }),
    reject: route(core('POST', '/webform/request/reject'), writes('show.approve'), {
      body: z.object({
        showId: Id,
        rev: RevInput,
        as: z.enum(['rejected', 'duplicate', 'spam']),
        reason: requiredText(500),
        /** The text of the mail to the sender; left out, no mail is sent. */
        mail: text(1000).optional(),
      }),
      output: Submission,
    }),
    publicPage: route(pageApi('GET', '/webform/public/{address}'), anyone.reads('files:read'), {
      format: 'html',
      params: AddressParams,
      /** Other parameters are allowed, because shared addresses carry campaign names. */
      query: z.looseObject({ lang: z.string().max(10).optional() }),
      output: HtmlPage,
    }),
    submit: route(pageApi('POST', '/webform/public/{address}'), anyone.writes('files:read', 'files:write'), {
      format: 'html',
      params: AddressParams,
      body: RequestForm,
      output: HtmlPage,
    }),
    ticket: route(pageApi('POST', '/webform/public/{address}/file'), anyone.reads('files:write'), {
      params: AddressParams,
      body: z.object({
        stamp: z.string().max(200),
        work: z.string().max(20),
        name: z.string().max(300),
        type: z.string().max(200),
        size: z.number(),
      }),
      output: UploadTicket,
    }),
  },
});
