import * as z from 'zod';
import { own } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { Password, SocialAccount } from './schemas.ts';

/** Cognito's limit for the name of a provider. */
const PROVIDER_MAX = 32;

/** A secret of the user pool's trigger: who proved an account elsewhere has it. */
const Ticket = z.string().regex(/^[\w-]{43}$/, { error: 'account.ticket' });

/** The calls with which people connect accounts elsewhere with their sign-in. */
export const socialRoutes = {
  socialAccounts: route(v1('GET', '/account/social'), own.reads('identity:admin'), { output: rowsOf(SocialAccount) }),
  /** Connects the account that the ticket proves. */
  connect: route(v1('POST', '/account/connect'), own.writes('identity:admin'), {
    body: z.object({ ticket: Ticket, password: Password }),
    output: z.object({ provider: z.string() }),
  }),
  disconnect: route(v1('POST', '/account/disconnect'), own.writes('identity:admin'), {
    body: z.object({ provider: requiredText(PROVIDER_MAX), password: Password }),
    output: Done,
  }),
};
