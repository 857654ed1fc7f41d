import { isStaffAddress } from '#functions/domains/identity/user/store.ts';
import { seenRequest } from '#functions/domains/journeys/advancing/public/seen.ts';
import { threadOf, writeMessage } from '#functions/domains/journeys/advancing/public/thread.ts';
import { requestOf, versionsOf } from '#functions/domains/journeys/advancing/store.ts';
import { askAgain, findLink, isStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { asReader } from '#functions/domains/relations/link/public/log.ts';
import { doorOf, enterLink } from '#functions/domains/relations/link/public/recipient.ts';
import { copyLink, linkRows } from '#functions/domains/relations/link/public/staff.ts';
import { linkOf } from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { LINK_DRAFTS, LINK_WRITES } from '#functions/platform/session/rate.ts';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { answerFor, checkAsked, messagesFor, versionFor } from '#shared/domains/journeys/advancing-link/seen.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { actAs, authorOf } from './act.ts';
import { attach, detach, readFile, ticketFor } from './files.ts';
import { actingLink, isPassedOn, liveLink, readerOf, readingLink, readRequest, requestFor } from './invitee.ts';

const { routes } = advancingLinkContract;

export const handlers = {
  door: endpoint(routes.door, async ({ params, ctx }) => {
    const found = await findLink(ctx, 'advancing', params.secret);
    const passed = { isPassedOn: found.state === 'withdrawn' && (await isPassedOn(found.link)) };
    return { ...(await doorOf(ctx, found)), ...passed };
  }),
  /** A person pressed the button. Staff only see what the person would see. */
  open: endpoint(routes.open, async ({ params, body, ctx }) => {
    const link = await liveLink(ctx, params.secret);
    if (!isStaff(ctx, link)) await actAs(ctx, link, { command: (self) => ({ ...self, type: 'open' }) });
    await enterLink(ctx, link, { secret: params.secret, code: undefined });
    return requestFor(ctx, link, body.locale);
  }),
  see: endpoint(routes.see, async ({ params, body, ctx }) =>
    requestFor(ctx, await readingLink(ctx, params.secret), body.locale),
  ),
  versions: endpoint(routes.versions, async ({ params, body, ctx }) => {
    const link = await readingLink(ctx, params.secret);
    const { reader, request } = await readRequest(link);
    checkAsked(request, reader.invitee, body.key);
    const rows = await versionsOf(link.tenantId, request.no, body.key);
    return { rows: rows.map((version) => versionFor(reader, version)) };
  }),
  save: endpoint(routes.save, async ({ params, body, ctx }) => {
    const link = await actingLink(ctx, params.secret, LINK_DRAFTS);
    const { request, answers } = await actAs(ctx, link, { command: (self) => ({ ...self, type: 'save', ...body }) });
    return answerFor(await readerOf(link, request), { request, answers }, body.key);
  }),
  provide: endpoint(routes.provide, async ({ params, body, ctx }) => {
    const link = await actingLink(ctx, params.secret, LINK_WRITES);
    await actAs(ctx, link, { fills: true, command: (self, show) => ({ ...self, type: 'provide', show, ...body }) });
    return requestFor(ctx, link);
  }),
  confirm: endpoint(routes.confirm, async ({ params, body, ctx }) => {
    const link = await actingLink(ctx, params.secret, LINK_WRITES);
    await actAs(ctx, link, { command: (self) => ({ ...self, type: 'confirmOffers', ...body }) });
    return requestFor(ctx, link);
  }),
  submit: endpoint(routes.submit, async ({ params, ctx }) => {
    const link = await actingLink(ctx, params.secret, LINK_WRITES);
    await actAs(ctx, link, { command: (self) => ({ ...self, type: 'submit' }) });
    return requestFor(ctx, link);
  }),
  askChange: endpoint(routes.askChange, async ({ params, body, ctx }) => {
    const link = await actingLink(ctx, params.secret, LINK_WRITES);
    await actAs(ctx, link, { command: (self) => ({ ...self, type: 'askChange', ...body }) });
    return requestFor(ctx, link);
  }),
  decline: endpoint(routes.decline, async ({ params, body, ctx }) => {
    const link = await actingLink(ctx, params.secret, LINK_WRITES);
    await actAs(ctx, link, { command: (self) => ({ ...self, type: 'decline', ...body }) });
    return done;
  }),
  forward: endpoint(routes.forward, async ({ params, body, ctx }) => {
    const link = await actingLink(ctx, params.secret, LINK_WRITES);
    const isStaff = await isStaffAddress(link, body.person.email);
    const person = { ...body.person, id: newId(ctx.now) };
    const { reason } = body;
    await actAs(ctx, link, { command: (self) => ({ ...self, type: 'forward', person, reason, isStaff }) });
    return done;
  }),
  messages: endpoint(routes.messages, async ({ params, ctx }) => {
    const link = await readingLink(ctx, params.secret);
    const { reader, request } = await readRequest(link);
    return { rows: messagesFor(reader, request, await threadOf(link.tenantId, request.no, 'messages')) };
  }),
  write: endpoint(routes.write, async ({ params, body, ctx }) => {
    const link = await actingLink(ctx, params.secret, LINK_WRITES);
    const { reader, request } = await readRequest(link);
    if (body.key) checkAsked(request, reader.invitee, body.key);
    const find = () => requestOf(link, link.recordId);
    const rows = await writeMessage(asReader(ctx, link), { ...body, list: 'messages', by: authorOf(link), find });
    return { rows: messagesFor(reader, request, rows) };
  }),
  ticket: endpoint(routes.ticket, ({ params, body, ctx }) => ticketFor(ctx, params.secret, body)),
  attach: endpoint(routes.attach, ({ params, body, ctx }) => attach(ctx, params.secret, body)),
  detach: endpoint(routes.detach, ({ params, body, ctx }) => detach(ctx, params.secret, body.fileId)),
  file: endpoint(routes.file, ({ params, body, ctx }) => readFile(ctx, params.secret, body.fileId)),
  askAgain: endpoint(routes.askAgain, ({ params, ctx }) => askAgain(ctx, 'advancing', params.secret)),
  links: endpoint(routes.links, async ({ params, ctx }) => {
    await seenRequest(ctx, params.id);
    return { rows: await linkRows(ctx, 'advancing', params.id) };
  }),
  copy: endpoint(routes.copy, async ({ params, ctx }) => {
    await seenRequest(ctx, params.id);
    const link = await linkOf(ctx.tenantId, 'advancing', params.linkId);
    if (link.recordId !== params.id) throw new AppError('notFound');
    return copyLink(ctx, link);
  }),
};
