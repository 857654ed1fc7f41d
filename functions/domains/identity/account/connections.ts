import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { noteOf } from '#functions/platform/record/outbox.ts';
import { signOut } from '#functions/platform/session/sign-out.ts';
import { checkProvider, identitiesOf, linkProvider, unlinkProvider } from '#functions/platform/session/social.ts';
import { loadTicket, spendTicket } from '#functions/platform/session/ticket.ts';
import type { SocialAccount } from '#shared/domains/identity/account/schemas.ts';
import type { SocialChange } from '#shared/domains/identity/account/social.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { oneself, provenEmail } from './store.ts';

/** The log and the mail name the provider, never who somebody is there. */
function told(ctx: UserContext, user: Stored<UserFields>, change: SocialChange, provider: string) {
  const mail = emit('socialAccount', { userId: user.id, at: ctx.now.toISOString(), change, provider });
  const value = change === 'connected' ? { after: provider } : { before: provider };
  return noteOf(ctx, user, 'socialLogin', { changes: [{ field: 'socialLogin', ...value }], outbox: [mail] });
}

/** Links an account elsewhere to the caller, who has proved their password. */
export async function link(ctx: UserContext, provider: string, subject: string): Promise<void> {
  const user = await oneself(ctx);
  checkProvider(provider);
  await linkProvider(ctx.sub, provider, subject);
  await commit([told(ctx, user, 'connected', provider)]);
}

/** Links the account that a ticket proves. A wrong password leaves the ticket good. */
export async function connect(ctx: UserContext, secret: string, password: string): Promise<string> {
  await provenEmail(ctx, password);
  const { provider, subject } = await loadTicket(secret, ctx.now);
  await commit([spendTicket(secret)]);
  await link(ctx, provider, subject);
  return provider;
}

/** Removes the links to a provider, and ends the other sign-ins that came by one. */
export async function disconnect(ctx: UserContext, provider: string, password: string): Promise<void> {
  const user = await oneself(ctx);
  await provenEmail(ctx, password);
  const linked = (await identitiesOf(ctx.sub)).filter(({ providerName }) => providerName === provider);
  if (linked.length === 0) throw new AppError('account.notConnected', { field: 'provider', params: { provider } });
  for (const identity of linked) await unlinkProvider(identity);
  await commit([told(ctx, user, 'disconnected', provider)]);
  await signOut(ctx, ({ byProvider, originJti }) => byProvider === true && originJti !== ctx.originJti);
}

/** Lists the accounts elsewhere with which the caller may sign in. */
export async function socialAccountsOf(ctx: UserContext): Promise<SocialAccount[]> {
  await oneself(ctx);
  return (await identitiesOf(ctx.sub)).map(({ providerName, dateCreated }) => ({
    provider: providerName,
    ...(dateCreated === undefined ? {} : { since: new Date(dateCreated).toISOString() }),
  }));
}
