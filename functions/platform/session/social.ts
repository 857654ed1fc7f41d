import {
  AdminDisableProviderForUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { env } from '#functions/platform/runtime/env.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const pool = new CognitoIdentityProviderClient({});

/** Accounts elsewhere of a person, as the user pool keeps them. */
const Identities = z.array(
  z.object({ providerName: z.string(), userId: z.string(), dateCreated: z.coerce.number().optional() }),
);
export type SocialIdentity = z.infer<typeof Identities>[number];

/** Refuses a sign-in provider that the user pool does not accept. */
export function checkProvider(provider: string): void {
  if (!env.socialProviders().includes(provider))
    throw new AppError('account.noSocialLogin', { field: 'provider', params: { provider } });
}

/** Finds the accounts elsewhere with which the person may sign in. */
export async function identitiesOf(sub: string): Promise<readonly SocialIdentity[]> {
  const person = await pool.send(new AdminGetUserCommand({ UserPoolId: env.userPoolId(), Username: sub }));
  const value = person.UserAttributes?.find(({ Name }) => Name === 'identities')?.Value;
  return value ? Identities.parse(JSON.parse(value)) : [];
}

const sourceOf = (provider: string, subject: string) => ({
  ProviderName: provider,
  ProviderAttributeName: 'Cognito_Subject',
  ProviderAttributeValue: subject,
});

/** Cognito answers with either error for an account that is linked already. */
const isTaken = (e: unknown): boolean =>
  e instanceof AliasExistsException || (e instanceof Error && /previously linked/i.test(e.message));

/** Links an external sign-in to the person. The pool verifies each sign-in itself. */
export async function linkProvider(sub: string, provider: string, subject: string): Promise<void> {
  // The pool names its own users by their sub, since they sign in by address.
  const DestinationUser = { ProviderName: 'Cognito', ProviderAttributeValue: sub };
  const SourceUser = sourceOf(provider, subject);
  try {
    await pool.send(new AdminLinkProviderForUserCommand({ UserPoolId: env.userPoolId(), DestinationUser, SourceUser }));
  } catch (e) {
    if (isTaken(e)) throw new AppError('account.socialLoginTaken', { field: 'provider', params: { provider } });
    throw e;
  }
}

/** Removes the link. The account elsewhere then signs nobody in. */
export async function unlinkProvider({ providerName, userId }: SocialIdentity): Promise<void> {
  const User = sourceOf(providerName, userId);
  await pool.send(new AdminDisableProviderForUserCommand({ UserPoolId: env.userPoolId(), User }));
}
