import * as z from 'zod';
import { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { freeListRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { Nothing, Rev, rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { type Alias, type Contract, route } from '#shared/kernel/contract/route.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { UnlockInput } from '#shared/kernel/record/lock.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import { Activity } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { AgreementLine, ProposedDocument } from './document.ts';
import { Download, DownloadInput } from './rendering.ts';
import { type AgreementRow, AgreementTemplate, type AgreementView } from './schemas.ts';
import { AgreementSendInput } from './sending.ts';
import { OfShows, ShowNow } from './show-schemas.ts';

/** The filters and sort orders of every list of agreements. */
export const AGREEMENT_LIST = {
  fields: ['stage', 'status', 'show', 'artist', 'company', 'owner', 'tag'],
  sorts: ['date', 'number', 'company'],
  free: true,
} as const;
export const AgreementListRequest = freeListRequest(AGREEMENT_LIST);
const Wish = z.object({
  locale: Locale.optional(),
  template: AgreementTemplate.default('standard'),
  wordTemplateId: Id.optional(),
});
const InYear = z.object({ year: z.coerce.number().pipe(z.int().min(2000).max(2100)) });
const Sum = z.object({ currency: Currency, count: z.int(), net: z.int(), gross: z.int() });

type Schema = z.core.$ZodType;

interface AgreementSpec<E, I, O, W, S> {
  readonly entity: E;
  /** The fields that the author fills in. */
  readonly input: I;
  /** The whole agreement. */
  readonly output: O;
  /** A row of the list. */
  readonly row: W;
  readonly stage: S;
  /** The path that makes an agreement from a show: `/shows/{id}/createDocument`. */
  readonly makeAt: `/shows/{id}/${string}`;
  readonly aliases?: { readonly list?: readonly Alias[]; readonly remove?: readonly Alias[] };
}

function readRoutes<
  const E extends AgreementKind,
  const O extends Schema,
  const W extends Schema,
  const S extends Schema,
>({
  entity,
  output,
  row,
  stage,
  aliases = {},
}: Pick<AgreementSpec<E, never, O, W, S>, 'entity' | 'output' | 'row' | 'stage' | 'aliases'>) {
  const [path, plural] = [`/${entity.toLowerCase()}`, `/${pluralOf(entity)}`];
  return {
    list: route(pageApi('POST', `${path}/list`), reads(`${entity}.read`), {
      aliases: [v1('GET', plural), ...(aliases.list ?? [])],
      body: AgreementListRequest,
      output: paged(row),
    }),
    get: route(v1('GET', `${plural}/{id}`), reads(`${entity}.read`), { output }),
    /** Lists the charged lines. */
    products: route(v1('GET', `${plural}/{id}/products`), reads(`${entity}.read`), {
      output: z.object({ currency: Currency, rows: z.array(AgreementLine) }),
    }),
    /** Sums the agreements with shows in a year, without void ones. No sum mixes currencies. */
    totalsData: route(v1('GET', `${plural}/stats/totalsdata`), reads(`${entity}.read`), {
      query: InYear,
      output: rowsOf(Sum.extend({ stage })),
    }),
    totalPerOwner: route(v1('GET', `${plural}/stats/totalperowner`), reads(`${entity}.read`), {
      query: InYear,
      output: rowsOf(Sum.extend({ ownerId: Id, name: z.string() })),
    }),
    download: route(v1('POST', `${plural}/{id}/download`), reads(`${entity}.read`, 'files:read'), {
      body: DownloadInput,
      output: Download,
    }),
    /**
     * Returns the document that its shows would make now, in the agreement's language, and these shows. There is no
     * document if one of them is gone.
     */
    showProposal: route(v1('GET', `${plural}/{id}/showproposal`), reads(`${entity}.read`), {
      output: z.object({ document: ProposedDocument.optional(), shows: z.array(ShowNow) }),
    }),
    activity: route(v1('GET', `${plural}/{id}/activity`), reads(`${entity}.read`), {
      query: z.object({ before: z.string().max(26).optional() }),
      output: rowsOf(Activity),
    }),
  };
}

function makeRoutes<const E extends AgreementKind, const O extends Schema>({
  entity,
  output,
  makeAt,
}: Pick<AgreementSpec<E, never, O, never, never>, 'entity' | 'output' | 'makeAt'>) {
  const plural = `/${pluralOf(entity)}`;
  return {
    /** Creates the agreement of a show with its number, and starts its rendering. */
    createFromShow: route(v1('POST', makeAt), writes(`${entity}.create`), { body: Wish, output }),
    create: route(v1('PUT', plural), writes(`${entity}.create`), { body: Wish.extend(OfShows.shape), output }),
    /** Creates a new draft of the same agreement, with its own number. */
    copy: route(v1('POST', `${plural}/{id}/copy`), writes(`${entity}.create`), { output }),
  };
}

function changeRoutes<const E extends AgreementKind, const I extends z.ZodRawShape, const O extends Schema>({
  entity,
  input,
  output,
  aliases = {},
}: Pick<AgreementSpec<E, z.ZodObject<I>, O, never, never>, 'entity' | 'input' | 'output' | 'aliases'>) {
  const plural = `/${pluralOf(entity)}`;
  return {
    lock: route(v1('POST', `${plural}/{id}/lock`), writes(`${entity}.update`), { body: Rev, output }),
    unlock: route(v1('POST', `${plural}/{id}/unlock`), writes(`${entity}.update`), { body: UnlockInput, output }),
    /** Moves a draft to other shows; its document does not change. */
    linkShow: route(v1('POST', `${plural}/{id}/linkshow`), writes(`${entity}.update`), {
      body: Rev.extend(OfShows.shape),
      output,
    }),
    /** Gives a draft other shows, in its document too. Lines of the shows that stay remain as they are. */
    setShows: route(v1('POST', `${plural}/{id}/shows`), writes(`${entity}.update`), {
      body: Rev.extend(OfShows.shape),
      output,
    }),
    /** Removes a draft from the agreements of its show. The draft and its log keep the name of the show. */
    unlinkShow: route(v1('POST', `${plural}/{id}/unlinkshow`), writes(`${entity}.update`), { body: Rev, output }),
    update: route(v1('POST', `${plural}/{id}`), writes(`${entity}.update`), { body: input.extend(Rev.shape), output }),
    /** Retries a failed rendering. */
    render: route(v1('POST', `${plural}/{id}/render`), writes(`${entity}.update`), { body: Nothing, output }),
    remove: route(v1('DELETE', `${plural}/{id}`), writes(`${entity}.delete`), {
      aliases: aliases.remove ?? [],
      output: Done,
    }),
  };
}

function sendRoutes<const E extends AgreementKind, const O extends Schema>(entity: E, output: O) {
  const plural = `/${pluralOf(entity)}`;
  return {
    send: route(v1('POST', `${plural}/{id}/send`), writes(`${entity}.send`), {
      body: AgreementSendInput.extend(Rev.shape),
      output: z.object({ [entity]: output, link: LinkRow } as Record<E, O> & { link: typeof LinkRow }),
    }),
    /** Voids a sent agreement: keeps and marks it, and withdraws its links. */
    void: route(v1('POST', `${plural}/{id}/void`), writes(`${entity}.send`), { body: Rev, output }),
  };
}

/** Builds the call with which staff record that both sides have signed. */
export const signRoute = <const E extends AgreementKind, const O extends Schema>(entity: E, output: O) =>
  route(v1('POST', `/${pluralOf(entity)}/{id}/sign`), writes(`${entity}.update`), { body: Rev, output });

/** Builds the operations of every kind of agreement of a show. */
export const agreementRoutes = <
  const E extends AgreementKind,
  const I extends z.ZodRawShape,
  const O extends Schema,
  const W extends Schema,
  const S extends Schema,
>(
  spec: AgreementSpec<E, z.ZodObject<I>, O, W, S>,
) => ({ ...readRoutes(spec), ...makeRoutes(spec), ...changeRoutes(spec), ...sendRoutes(spec.entity, spec.output) });

/** The operations of any kind, for pages that serve all kinds. */
type AnyRoutes = ReturnType<
  typeof agreementRoutes<AgreementKind, z.ZodRawShape, z.ZodType<AgreementView>, z.ZodType<AgreementRow>, z.ZodString>
>;
export type AgreementCalls = Contract<AnyRoutes>['routes'];
