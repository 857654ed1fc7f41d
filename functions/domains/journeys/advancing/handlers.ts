import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import { progressByShow } from '#shared/domains/journeys/advancing/of-shows.ts';
import { needsDecision } from '#shared/domains/journeys/advancing/progress.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { act, authorOf } from './act.ts';
import { createRequest } from './create.ts';
import { showWithParts } from './facts.ts';
import { addressOf } from './public/file-address.ts';
import { filesOf } from './public/file-items.ts';
import { seenRequest } from './public/seen.ts';
import { threadOf, writeMessage } from './public/thread.ts';
import { advancingMapping, advancingStore, answersOf, versionsOf } from './store.ts';
import { takeContact } from './take-contact.ts';
import { asSeenByAgency } from './view.ts';

const { routes } = advancingContract;

export const handlers = {
  list: endpoint(routes.list, async ({ body, ctx }) => {
    const query = await listQuery(ctx, advancingMapping, body, artistAccess.linked(ctx));
    const page = await advancingStore.page(ctx, query);
    return { ...page, rows: page.rows.map((row) => ({ ...row, needsDecision: needsDecision(row) })) };
  }),
  ofShows: endpoint(routes.ofShows, async ({ body, ctx }) => {
    const filters = [{ column: 'show', anyOf: body.showIds.map(noOf) }, ...artistAccess.linked(ctx)];
    return { rows: progressByShow(await advancingStore.where(ctx, filters)) };
  }),
  get: endpoint(routes.get, async ({ params, ctx }) => {
    const request = await seenRequest(ctx, params.id);
    const [answers, parts] = await Promise.all([
      answersOf(ctx.tenantId, request.no),
      showWithParts(ctx, request.show.showId),
    ]);
    return asSeenByAgency(request, answers, parts);
  }),
  versions: endpoint(routes.versions, async ({ params, ctx }) => {
    const { no } = await seenRequest(ctx, params.id);
    return { rows: await versionsOf(ctx.tenantId, no, params.key) };
  }),
  file: endpoint(routes.file, async ({ params, ctx }) => {
    const { no } = await seenRequest(ctx, params.id);
    return addressOf((await filesOf(ctx.tenantId, no))[params.fileId]);
  }),
  thread: endpoint(routes.thread, async ({ params, ctx }) => {
    const { no } = await seenRequest(ctx, params.id);
    const [messages, notes] = await Promise.all([
      threadOf(ctx.tenantId, no, 'messages'),
      threadOf(ctx.tenantId, no, 'notes'),
    ]);
    return { messages, notes };
  }),
  write: endpoint(routes.write, async ({ params, body, ctx }) => {
    const find = () => seenRequest(ctx, params.id);
    return { rows: await writeMessage(ctx, { ...body, find, by: authorOf(ctx) }) };
  }),
  create: endpoint(routes.create, ({ body, ctx }) => createRequest(ctx, body)),
  send: endpoint(routes.send, ({ params, ctx }) => act(ctx, params.id, (show, by) => ({ type: 'send', by, show }))),
  approve: endpoint(routes.approve, ({ params, body, ctx }) =>
    act(ctx, params.id, (show, by) => ({ type: 'approve', by, show, ...body })),
  ),
  takeContact: endpoint(routes.takeContact, ({ params, body, ctx }) => takeContact(ctx, params.id, body)),
  use: endpoint(routes.use, ({ params, body, ctx }) => act(ctx, params.id, (_, by) => ({ type: 'use', by, ...body }))),
  return: endpoint(routes.return, ({ params, body, ctx }) =>
    act(ctx, params.id, (_, by) => ({ type: 'return', by, ...body })),
  ),
  reopen: endpoint(routes.reopen, ({ params, body, ctx }) =>
    act(ctx, params.id, (_, by) => ({ type: 'reopen', by, ...body })),
  ),
  decideChange: endpoint(routes.decideChange, ({ params, body, ctx }) =>
    act(ctx, params.id, (show, by) => ({ type: 'decideChange', by, show, ...body })),
  ),
  resend: endpoint(routes.resend, ({ params, body, ctx }) =>
    act(ctx, params.id, (_, by) => ({ type: 'resend', by, ...body })),
  ),
  withdrawInvitee: endpoint(routes.withdrawInvitee, ({ params, body, ctx }) =>
    act(ctx, params.id, (_, by) => ({ type: 'withdrawInvitee', by, ...body })),
  ),
  moveDeadline: endpoint(routes.moveDeadline, ({ params, body, ctx }) =>
    act(ctx, params.id, (_, by) => ({ type: 'moveDeadline', by, ...body })),
  ),
  withdraw: endpoint(routes.withdraw, ({ params, body, ctx }) =>
    act(ctx, params.id, (_, by) => ({ type: 'withdraw', by, ...body })),
  ),
};
