import * as z from 'zod';
import { LinkRow } from '#shared/domains/link/schemas.ts';
import { Done, Id, IdParams } from '#shared/kernel/ids.ts';
import { freeListRequest } from '#shared/kernel/list.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { UnlockInput } from '#shared/kernel/lock.ts';
import { Currency } from '#shared/kernel/money.ts';
import { paged } from '#shared/kernel/paging.ts';
import { Activity, RevInput } from '#shared/kernel/record.ts';
import { pageApi, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { ContractLine } from './document.ts';
import {
  Contract,
  ContractInput,
  ContractRow,
  ContractStage,
  ContractTemplate,
  FileKind,
  SendInput,
} from './schemas.ts';

export const CONTRACT_LIST = {
  fields: ['stage', 'status', 'show', 'artist', 'company', 'owner', 'tag'],
  sorts: ['date', 'number', 'company'],
  free: true,
} as const;
export const ContractListRequest = freeListRequest(CONTRACT_LIST);
type Action = 'create' | 'update' | 'delete' | 'send';
const read = { audience: 'user', permission: 'contract.read', grants: ['table:read'] } as const;
const write = <A extends Action>(action: A) =>
  ({ audience: 'user', permission: `contract.${action}`, grants: ['table:read', 'table:write'] }) as const;
const Rev = z.object({ rev: RevInput });
const Wish = z.object({
  locale: Locale.optional(),
  template: ContractTemplate.default('standard'),
  wordTemplateId: Id.optional(),
});
const InYear = z.object({ year: z.coerce.number().pipe(z.int().min(2000).max(2100)) });
const Sum = z.object({ currency: Currency, count: z.int(), net: z.int(), gross: z.int() });

export const contractContract = contract('contract', {
  errors: {
    'contract.frozen': 409,
    'contract.locked': 409,
    'contract.void': 409,
    'contract.notSent': 409,
    'contract.notReady': 409,
    'contract.noFile': 404,
    dateRange: 400,
  },
  routes: {
    list: route({
      ...pageApi('POST', '/contract/list'),
      aliases: [v1('POST', '/contracts/all'), v1('GET', '/contracts'), pageApi('POST', '/document/list')],
      ...read,
      body: ContractListRequest,
      output: paged(ContractRow),
    }),
    get: route({ ...v1('GET', '/contracts/{id}'), ...read, params: IdParams, output: Contract }),
    /** The contract of a show, numbered, with its paper on the way. */
    createFromShow: route({
      ...v1('POST', '/shows/{id}/createDocument'),
      ...write('create'),
      params: IdParams,
      body: Wish,
      output: Contract,
    }),
    create: route({
      ...v1('PUT', '/contracts'),
      ...write('create'),
      body: Wish.extend({ showId: Id }),
      output: Contract,
    }),
    /** A new draft of the same paper, with a number of its own. */
    copy: route({ ...v1('POST', '/contracts/{id}/copy'), ...write('create'), params: IdParams, output: Contract }),
    /** What is charged, line by line. */
    products: route({
      ...v1('GET', '/contracts/{id}/products'),
      ...read,
      params: IdParams,
      output: z.object({ currency: Currency, rows: z.array(ContractLine) }),
    }),
    lock: route({
      ...v1('POST', '/contracts/{id}/lock'),
      ...write('update'),
      params: IdParams,
      body: Rev,
      output: Contract,
    }),
    unlock: route({
      ...v1('POST', '/contracts/{id}/unlock'),
      ...write('update'),
      params: IdParams,
      body: UnlockInput,
      output: Contract,
    }),
    /** Puts a draft with another show; its paper stays as it is written. */
    linkShow: route({
      ...v1('POST', '/contracts/{id}/linkshow'),
      ...write('update'),
      params: IdParams,
      body: Rev.extend({ showId: Id }),
      output: Contract,
    }),
    /** Takes a draft out of the papers of its show; which show that was stays in it and in its log. */
    unlinkShow: route({
      ...v1('POST', '/contracts/{id}/unlinkshow'),
      ...write('update'),
      params: IdParams,
      body: Rev,
      output: Contract,
    }),
    /** Sums of the contracts whose shows fall in a year, void ones left out; no sum mixes currencies. */
    totalsData: route({
      ...v1('GET', '/contracts/stats/totalsdata'),
      ...read,
      query: InYear,
      output: z.object({ rows: z.array(Sum.extend({ stage: ContractStage })) }),
    }),
    totalPerOwner: route({
      ...v1('GET', '/contracts/stats/totalperowner'),
      ...read,
      query: InYear,
      output: z.object({ rows: z.array(Sum.extend({ ownerId: Id, name: z.string() })) }),
    }),
    update: route({
      ...v1('POST', '/contracts/{id}'),
      ...write('update'),
      params: IdParams,
      body: ContractInput.extend(Rev.shape),
      output: Contract,
    }),
    /** Tries again what failed. */
    render: route({
      ...v1('POST', '/contracts/{id}/render'),
      ...write('update'),
      params: IdParams,
      body: z.object({}),
      output: Contract,
    }),
    download: route({
      ...v1('POST', '/contracts/{id}/download'),
      ...read,
      grants: ['table:read', 'files:read'],
      params: IdParams,
      body: z.object({ kind: FileKind.default('pdf'), inline: z.boolean().default(false) }),
      output: z.object({ url: z.string(), name: z.string(), type: z.string(), size: z.int() }),
    }),
    send: route({
      ...v1('POST', '/contracts/{id}/send'),
      ...write('send'),
      params: IdParams,
      body: SendInput.extend(Rev.shape),
      output: z.object({ contract: Contract, link: LinkRow }),
    }),
    /** A sent contract that no longer holds: kept, marked, its links withdrawn. */
    void: route({
      ...v1('POST', '/contracts/{id}/void'),
      ...write('send'),
      params: IdParams,
      body: Rev,
      output: Contract,
    }),
    remove: route({ ...v1('DELETE', '/contracts/{id}'), ...write('delete'), params: IdParams, output: Done }),
    activity: route({
      ...v1('GET', '/contracts/{id}/activity'),
      ...read,
      params: IdParams,
      query: z.object({ before: z.string().max(26).optional() }),
      output: z.object({ rows: z.array(Activity) }),
    }),
  },
});
