import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { accountName, addReceiver, removeReceiver } from '#functions/platform/card/account.ts';
import { problemOf } from '#functions/platform/card/provider.ts';
import { newHook } from '#functions/platform/data/hook.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { type CardAccount, type CardAccountInput, isTestKey } from '#shared/domains/reference/card-account/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { accessIn, cardAccounts, type KeptAccount, sealedPair } from './public/account.ts';
import { cardHooks, hookUrl } from './public/hook.ts';

type Kept = Stored<KeptAccount> | undefined;
const KEY_END = 4;

const shown = (bookkeeping: { readonly id: Id; readonly name: string }, kept: Kept): CardAccount => ({
  bookkeepingId: bookkeeping.id,
  bookkeepingName: bookkeeping.name,
  rev: kept?.rev ?? 0,
  ...(kept?.connection ? { account: kept.connection.account } : {}),
});

export async function allAccounts(ctx: UserContext): Promise<CardAccount[]> {
  const bookkeepings = (await bookkeepingStore.all(ctx)).filter(({ isActive }) => isActive);
  const found = await cardAccounts.many(
    ctx,
    bookkeepings.map(({ no }) => no),
  );
  return bookkeepings.map((one) =>
    shown(
      one,
      found.find(({ no }) => no === one.no),
    ),
  );
}

/** The refusals of the provider that another key mends. */
const REFUSALS: Readonly<Record<string, AppError>> = {
  keyRefused: new AppError('cardAccount.keyRefused', { field: 'key' }),
  notAllowed: new AppError('cardAccount.notAllowed', { field: 'key' }),
};
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (e) {
    throw REFUSALS[problemOf(e)] ?? new AppError('cardAccount.noAnswer');
  }
}

/** Takes a receiver away. A failure leaves one whose events find nobody: the provider ends it. */
const forget = (key: string, endpointId: string): Promise<void> =>
  removeReceiver(key, endpointId).catch((e: unknown) =>
    logger.warn('a receiver stays at the card provider', { problem: problemOf(e) }),
  );

async function write(ctx: UserContext, bookkeepingId: Id, rev: number, connection: KeptAccount['connection']) {
  const bookkeeping = await bookkeepingStore.get(ctx, bookkeepingId);
  const no = noOf(bookkeepingId);
  const before = await cardAccounts.of(ctx, no);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale');
  const after = cardAccounts.next(ctx, no, before, connection ? { connection } : {});
  const { connection: _old, ...bare } = after;
  const next = connection ? after : bare;
  await commit([
    cardAccounts.write(ctx, before, next),
    ...(before?.connection ? [cardHooks.removal(before.connection.hook)] : []),
    ...(connection ? [cardHooks.write(connection.hook, { tenantId: ctx.tenantId, bookkeepingId })] : []),
  ]);
  const access = accessIn(ctx, before);
  if (access && before?.connection) await forget(access.key, before.connection.endpointId);
  return shown(bookkeeping, next);
}

/** Tries a key, has the provider report to an address of its own, and keeps both. */
export async function connect(ctx: UserContext, { bookkeepingId, key, rev }: CardAccountInput): Promise<CardAccount> {
  await bookkeepingStore.get(ctx, bookkeepingId);
  const hook = newHook();
  const { name, receiver } = await asked(async () => ({
    name: await accountName(key),
    receiver: await addReceiver(key, hookUrl(hook)),
  }));
  const account = { name, keyEnd: key.slice(-KEY_END), isTest: isTestKey(key), connectedAt: ctx.now.toISOString() };
  const { endpointId, secret } = receiver;
  try {
    return await write(ctx, bookkeepingId, rev, { account, hook, endpointId, ...sealedPair(ctx, key, secret) });
  } catch (e) {
    await forget(key, endpointId);
    throw e;
  }
}

export const disconnect = (ctx: UserContext, bookkeepingId: Id, rev: number): Promise<CardAccount> =>
  write(ctx, bookkeepingId, rev, undefined);
