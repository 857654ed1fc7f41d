import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { CONTENT_KINDS } from '#shared/domains/identity/content/kinds.ts';
import { askedVersion, nextVersion } from '#shared/domains/identity/content/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { checkCurrentTerms, contentDay, readContent } from './public/current.ts';
import { acceptanceOf, acceptancesOf, acceptanceWrite, contentStore, versionsOf } from './store.ts';

const { routes } = contentContract;

export const handlers = {
  read: endpoint(routes.read, ({ params, query, ctx }) => {
    const { locale = ctx.locale, version } = query;
    return readContent(params.kind, { locale, version, now: ctx.now });
  }),
  waiting: endpoint(routes.waiting, async ({ ctx }) => {
    const version = askedVersion(await versionsOf('terms'), await contentDay(ctx.now));
    // An operator who acts for a user accepts nothing for them.
    if (version === undefined || ctx.actor.impersonator) return {};
    const { tenantId, actor } = ctx;
    return (await acceptanceOf(version, { tenantId, subjectId: actor.userId })) ? {} : { version };
  }),
  accept: endpoint(routes.accept, async ({ body, ctx }) => {
    if (ctx.actor.impersonator) throw new AppError('denied');
    await checkCurrentTerms(body, ctx.now);
    const { tenantId, actor } = ctx;
    const asked = askedVersion(await versionsOf('terms'), await contentDay(ctx.now));
    const subject = { tenantId, subjectId: actor.userId, name: actor.name };
    // The acceptance of the present version covers the changes before it.
    const covered = new Set([body.version, asked ?? body.version]);
    const at = ctx.now.toISOString();
    await retryOvertaken(async () => {
      const kept = await Promise.all([...covered].map((version) => acceptanceOf(version, subject)));
      const missing = [...covered].filter((_, i) => !kept[i]);
      await commit(missing.map((version) => acceptanceWrite({ ...subject, ...body, version, at })));
    }, 2);
    return done;
  }),
  versions: endpoint(routes.versions, async () => {
    const all = await Promise.all(CONTENT_KINDS.map(versionsOf));
    return { rows: all.flat() };
  }),
  create: endpoint(routes.create, ({ body, ctx }) => {
    if (body.needsAcceptance && body.kind !== 'terms')
      throw new AppError('content.onlyTerms', { field: 'needsAcceptance' });
    const operators = { ...ctx, tenantId: OPERATOR_TENANT };
    return serialized(OPERATOR_TENANT, ['content'], async (turns) => {
      const version = nextVersion(await versionsOf(body.kind));
      return contentStore.create(operators, { ...body, version }, { extra: turns });
    });
  }),
  acceptances: endpoint(routes.acceptances, async ({ params }) => ({ rows: await acceptancesOf(params.version) })),
};
