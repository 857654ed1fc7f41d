import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { env } from '#functions/platform/runtime/env.ts';
import { makeTicket } from '#functions/platform/session/ticket.ts';
import { externalName, SUBJECT_ATTRIBUTE, ticketMessage } from '#shared/domains/identity/account/social.ts';

/** Told to the browser for an account that the pool should not have let through. */
const UNKNOWN = 'unknown account';

/**
 * The user pool's trigger before it makes a user. An account elsewhere never makes one, and no address links it: its
 * person gets a ticket, and connects the account by their password. Other users are made by our own server.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event;
  const subject = event.request.userAttributes[`custom:${SUBJECT_ATTRIBUTE}`];
  const account = externalName(event.userName, subject, env.socialProviders());
  if (!account) throw new Error(UNKNOWN);
  throw new Error(ticketMessage(await makeTicket(account, new Date())));
}
