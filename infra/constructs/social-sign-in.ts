import { aws_cognito as cognito, type Stack } from 'aws-cdk-lib';
import { CALLBACK_PAGE, SUBJECT_ATTRIBUTE, TRIGGER_TIMEOUT } from '#shared/domains/identity/account/social.ts';
import type { Grant } from '#shared/kernel/contract/route.ts';
import { signInDomain } from '../names.ts';
import type { SocialProvider, Stage } from '../stages.ts';

/** The user pool's trigger before it makes a user. */
export const SIGN_UP_TRIGGER = {
  domain: 'account',
  operation: 'preSignUp',
  kind: 'worker',
  grants: ['table:write'] as readonly Grant[],
  // A start takes longer with less, and Cognito does not wait.
  memory: 1024,
  timeout: TRIGGER_TIMEOUT,
} as const;

const ID_MAX = 2048;
/** Takes a person's id at a provider as it is. The pool's own name of it loses its capitals. */
export const subjectAttribute = {
  [SUBJECT_ATTRIBUTE]: new cognito.StringAttribute({ maxLen: ID_MAX, mutable: true }),
};

/** The client's settings for sign-ins at the pool's domain. */
export function hostedClient(
  { domain }: Stage,
  providers: readonly SocialProvider[],
): Partial<cognito.UserPoolClientOptions> {
  return {
    oAuth: {
      flows: { authorizationCodeGrant: true },
      // Never the scope of the pool's own API: our server tells the sign-ins of providers by its absence.
      scopes: [cognito.OAuthScope.OPENID],
      callbackUrls: [`https://${domain}${CALLBACK_PAGE}`],
      logoutUrls: [`https://${domain}/account/signin`],
    },
    // Not the pool itself: our own page asks for passwords.
    supportedIdentityProviders: providers.map(({ name }) => cognito.UserPoolClientIdentityProvider.custom(name)),
  };
}

const secretPart = (secret: string, part: string): string =>
  `{{resolve:secretsmanager:${secret}:SecretString:${part}}}`;

/**
 * Adds the pool's domain and the providers. No address is mapped: Cognito would write that of the provider, which nobody
 * has verified, over the user's own at each sign-in.
 */
export function accountsElsewhere(
  scope: Stack,
  stage: Stage,
  userPool: cognito.UserPool,
  client: cognito.UserPoolClient,
): void {
  userPool.addDomain('Domain', {
    cognitoDomain: { domainPrefix: signInDomain(scope, stage) },
    managedLoginVersion: cognito.ManagedLoginVersion.NEWER_MANAGED_LOGIN,
  });
  for (const { name, secret, issuer } of stage.socialProviders ?? []) {
    const provider = new cognito.CfnUserPoolIdentityProvider(scope, name, {
      userPoolId: userPool.userPoolId,
      providerName: name,
      providerType: issuer ? 'OIDC' : name,
      providerDetails: {
        client_id: secretPart(secret, 'id'),
        client_secret: secretPart(secret, 'secret'),
        authorize_scopes: 'openid',
        ...(issuer && { oidc_issuer: issuer, attributes_request_method: 'GET' }),
      },
      attributeMapping: { [`custom:${SUBJECT_ATTRIBUTE}`]: 'sub' },
    });
    client.node.addDependency(provider);
  }
}
