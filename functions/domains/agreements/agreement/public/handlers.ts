import { seenRecordLog } from '#functions/domains/identity/free-field/public/activity.ts';
import { freeAfter, seenFree } from '#functions/domains/identity/free-field/public/values.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { statusFor } from '#functions/domains/reference/status/store.ts';
import { checkTags } from '#functions/domains/reference/tag/store.ts';
import { openRecord } from '#functions/platform/data/recent.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { bind } from '#functions/platform/record/bind.ts';
import { plain } from '#functions/platform/record/items.ts';
import { locked, unlocked } from '#functions/platform/record/lock.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { changesOnPaper } from '#shared/domains/agreements/agreement/changes.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import type { FileKind } from '#shared/domains/agreements/agreement/rendering.ts';
import type { agreementRoutes } from '#shared/domains/agreements/agreement/routes.ts';
import { agreementOf } from '#shared/domains/agreements/agreement/rules.ts';
import type {
  AgreementFields,
  AgreementInput,
  AgreementTemplate,
} from '#shared/domains/agreements/agreement/schemas.ts';
import type { AgreementSendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { sumsBy } from '#shared/domains/agreements/agreement/sums.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { done, type Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { addressOf, agreementFile } from './download.ts';
import type { Agreement, AgreementDefinition } from './kind.ts';
import { unlessHeld } from './signing-hold.ts';
import { agreementFor, agreementForUpdate, checkAccess, shown, visible, visibleOnly } from './view.ts';

interface Call {
  readonly ctx: UserContext;
}
interface One extends Call {
  readonly params: { readonly id: Id };
}
interface Rev {
  readonly rev: number;
}
interface OneAsSeen extends One {
  readonly body: Rev;
}
interface OfShows {
  readonly showId: Id;
  readonly otherShowIds: readonly Id[];
}
interface Wish {
  readonly locale?: Locale;
  readonly template: AgreementTemplate;
  readonly wordTemplateId?: Id;
}
type Routes = Readonly<Record<keyof ReturnType<typeof agreementRoutes>, Route>>;

// Drawing up and sending need much that the other operations do without.
const issuing = () => import('./issue.ts');
const choosing = () => import('#functions/domains/agreements/agreement/set-shows.ts');

/** The agreement's total with VAT. People outside read it on the agreement only. */
function sumOf(ctx: UserContext, { document }: AgreementFields) {
  if (!isInternal(ctx)) return {};
  return { total: { minor: agreementTotals(document.lines).gross, currency: document.currency } };
}

/** Reading them, one by one and as a list. */
const reading = (routes: Routes, kind: AgreementDefinition) => ({
  list: bind<Call & { readonly body: ListRequest }>(routes.list, async ({ body, ctx }) => {
    const query = await listQuery(ctx, kind.mapping, body, visibleOnly(kind, ctx));
    const [page, derivedOf] = await Promise.all([kind.store.page(ctx, query), kind.derived?.(ctx)]);
    const rows = await seenFree(ctx, kind.entity, page.rows);
    return {
      ...page,
      rows: rows.map((row) => ({ ...visible(kind, ctx, row), ...sumOf(ctx, row), ...derivedOf?.(row) })),
    };
  }),
  get: bind<One>(routes.get, ({ params, ctx }) =>
    shown(
      kind,
      ctx,
      openRecord(ctx, kind.store, params.id).then((agreement) => checkAccess(kind, ctx, agreement)),
    ),
  ),
  products: bind<One>(routes.products, async ({ params, ctx }) => {
    const { document } = await agreementFor(kind, ctx, params.id);
    return { currency: document.currency, rows: document.lines };
  }),
  showProposal: bind<One>(routes.showProposal, async ({ params, ctx }) => {
    const { showProposal } = await import('#functions/domains/agreements/agreement/show-proposal.ts');
    return showProposal(kind, ctx, await agreementFor(kind, ctx, params.id));
  }),
  download: bind<One & { readonly body: { readonly kind: FileKind; readonly inline: boolean } }>(
    routes.download,
    async ({ params, body, ctx }) => addressOf(await agreementFile(kind, ctx, params.id, body.kind), body.inline),
  ),
});

/**
 * The actions of the log that users outside see. They reveal neither how the agreement was made nor its other recipients.
 */
const OUTSIDE = ['send', 'void', 'markSigned'];

const telling = (routes: Routes, kind: AgreementDefinition) => ({
  activity: bind<One & { readonly query: { readonly before?: string } }>(
    routes.activity,
    async ({ params, query, ctx }) => {
      const { no } = await agreementFor(kind, ctx, params.id);
      const rows = await activityOf(ctx.tenantId, kind.entity, no, 50, query.before);
      if (isInternal(ctx)) {
        const { definedFields } = await import('#shared/fields.ts');
        const seen = await seenRecordLog(ctx, kind.entity, definedFields(kind.entity), rows);
        return { rows: seen.map((row) => ({ ...row, changes: changesOnPaper(row.changes) })) };
      }
      const told = [...OUTSIDE, ...(kind.answers ?? [])];
      return { rows: rows.filter(({ action }) => told.includes(action)).map((row) => ({ ...row, changes: [] })) };
    },
  ),
  totalsData: bind<Call & { readonly query: { readonly year: number } }>(routes.totalsData, async ({ query, ctx }) => {
    const { countedIn } = await import('#functions/domains/agreements/agreement/stats.ts');
    return { rows: sumsBy(await countedIn(kind, ctx, query.year), ({ stage }) => ({ stage })) };
  }),
  totalPerOwner: bind<Call & { readonly query: { readonly year: number } }>(
    routes.totalPerOwner,
    async ({ query, ctx }) => {
      const { countedIn } = await import('#functions/domains/agreements/agreement/stats.ts');
      const agreements = await countedIn(kind, ctx, query.year);
      return { rows: sumsBy(agreements, ({ owner }) => ({ ownerId: owner.userId, name: owner.name })) };
    },
  ),
});

const making = (routes: Routes, kind: AgreementDefinition) => ({
  createFromShow: bind<One & { readonly body: Wish }>(routes.createFromShow, async ({ params, body, ctx }) =>
    (await issuing()).issueForShows(kind, ctx, { showId: params.id }, body),
  ),
  create: bind<Call & { readonly body: Wish & OfShows }>(
    routes.create,
    async ({ body: { showId, otherShowIds, ...wish }, ctx }) =>
      (await issuing()).issueForShows(kind, ctx, { showId, otherShowIds }, wish),
  ),
  /** The copy is the first of its own versions, dated today and sent to no one. */
  copy: bind<One>(routes.copy, async ({ params, ctx }) => {
    const source = await agreementFor(kind, ctx, params.id);
    const { sentAt, lockedAt, lockedBy, unlinkedAt, ...fields } = plain(source);
    const document = { ...source.document, date: await agencyDay(ctx), version: 1 };
    return (await issuing()).issue(kind, ctx, {
      ...(kind.copied?.(fields) ?? fields),
      document: kind.redated?.(document) ?? document,
      stage: 'draft',
    });
  }),
});

/** Its number stays taken: a series has no gaps and no doubles. */
export async function removed(kind: AgreementDefinition, ctx: UserContext, id: Id) {
  const agreement = await agreementFor(kind, ctx, id);
  kind.rules.checkRemovable(agreement);
  await kind.store.remove(ctx, agreement, { extra: [unlessHeld(ctx.tenantId, { kind: kind.entity, id }, 'keeps')] });
  return done;
}

/** Status and tags may change during a signing. The content may not. */
const unlessLocked = ({ entity: kind }: AgreementDefinition, ctx: UserContext, before: Agreement, after: Agreement) =>
  agreementOf(after) === agreementOf(before) ? [] : [unlessHeld(ctx.tenantId, { kind, id: before.id }, 'locks')];

const changing = (routes: Routes, kind: AgreementDefinition) => ({
  update: bind<One & { readonly body: AgreementInput & Rev }>(routes.update, async ({ params, body, ctx }) => {
    const { rev, ...input } = body;
    const before = await agreementForUpdate(kind, ctx, params.id, rev);
    kind.checkDocument?.(input.document);
    const { pinTemplate } = await import('#functions/domains/agreements/agreement/pin-template.ts');
    const newStatus = input.statusId === before.statusId ? undefined : input.statusId;
    const [{ freeFields = {} }, wordTemplate] = await Promise.all([
      freeAfter(ctx, kind.entity, input.freeFields, before),
      pinTemplate(ctx, kind.entity, input, before),
      newStatus && statusFor(ctx, kind.entity, newStatus),
      input.tagIds && checkTags(ctx, kind.entity, input.tagIds, before.tagIds),
    ]);
    const after = kind.store.next(ctx, before, kind.rules.changed(before, input, wordTemplate, freeFields));
    const { rendering, outbox, extra } = await kind.rendering.askFor(ctx, after);
    const saved = { outbox, extra: [...extra, ...unlessLocked(kind, ctx, before, after)] };
    return shown(kind, ctx, await kind.store.update(ctx, before, after, saved), rendering);
  }),
  remove: bind<One>(routes.remove, ({ params, ctx }) => removed(kind, ctx, params.id)),
  render: bind<One>(routes.render, async ({ params, ctx }) => {
    const agreement = await agreementFor(kind, ctx, params.id);
    const { rendering, outbox, extra } = await kind.rendering.askFor(ctx, agreement, ctx.actor.userId);
    if (outbox.length === 0) return shown(kind, ctx, agreement, rendering);
    const after = await kind.store.update(ctx, agreement, agreement, { action: 'render', outbox, extra });
    return shown(kind, ctx, after, rendering);
  }),
});

const holding = (routes: Routes, kind: AgreementDefinition) => ({
  lock: bind<OneAsSeen>(routes.lock, async ({ params, body, ctx }) => {
    const before = await agreementForUpdate(kind, ctx, params.id, body.rev);
    kind.rules.checkUnlocked(before);
    return shown(kind, ctx, await locked(ctx, kind.store, before));
  }),
  unlock: bind<One & { readonly body: Rev & { readonly reason: string } }>(
    routes.unlock,
    async ({ params, body, ctx }) => {
      const before = await agreementForUpdate(kind, ctx, params.id, body.rev);
      return shown(kind, ctx, await unlocked(ctx, kind.store, before, body.reason));
    },
  ),
  linkShow: bind<One & { readonly body: Rev & OfShows }>(routes.linkShow, async ({ params, body, ctx }) => {
    const before = await agreementForUpdate(kind, ctx, params.id, body.rev);
    return shown(kind, ctx, await (await choosing()).linkShows(kind, ctx, before, body));
  }),
  setShows: bind<One & { readonly body: Rev & OfShows }>(routes.setShows, async ({ params, body, ctx }) => {
    const before = await agreementForUpdate(kind, ctx, params.id, body.rev);
    return shown(kind, ctx, await (await choosing()).setShows(kind, ctx, before, body));
  }),
  unlinkShow: bind<OneAsSeen>(routes.unlinkShow, async ({ params, body, ctx }) => {
    const before = await agreementForUpdate(kind, ctx, params.id, body.rev);
    kind.rules.checkLinkable(before);
    if (before.unlinkedAt) return shown(kind, ctx, before);
    const after = { ...before, unlinkedAt: ctx.now.toISOString() };
    return shown(kind, ctx, await kind.store.update(ctx, before, after, { action: 'unlinkShow' }));
  }),
});

const sending = (routes: Routes, kind: AgreementDefinition) => ({
  send: bind<One & { readonly body: AgreementSendInput & Rev }>(routes.send, async ({ params, body, ctx }) =>
    (await import('#functions/domains/agreements/agreement/send.ts')).sendAgreement(kind, ctx, params.id, body),
  ),
  void: bind<OneAsSeen>(routes.void, async ({ params, body, ctx }) =>
    (await import('./end.ts')).voidAgreement(kind, ctx, params.id, body.rev),
  ),
});

/** The operations of a kind of agreement, by the names its contract has for them. */
export const agreementHandlers = (routes: Routes, kind: AgreementDefinition) => ({
  ...reading(routes, kind),
  ...telling(routes, kind),
  ...making(routes, kind),
  ...changing(routes, kind),
  ...holding(routes, kind),
  ...sending(routes, kind),
});
