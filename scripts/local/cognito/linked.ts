import { CognitoError } from './error.ts';
import type { Input } from './input.ts';
import type { Pool } from './pool.ts';

const SUBJECT = 'Cognito_Subject';

/** Links an account elsewhere with a user of the pool. An account signs one user in. */
export function linkProvider(pool: Pool, { DestinationUser, SourceUser }: Input): void {
  const user = pool.require(DestinationUser?.ProviderAttributeValue ?? '');
  const { ProviderName = '', ProviderAttributeName, ProviderAttributeValue: userId = '' } = SourceUser ?? {};
  if (ProviderAttributeName !== SUBJECT) throw new CognitoError('InvalidParameterException', 'Not supported here.');
  if (pool.findLinked(ProviderName, userId))
    throw new CognitoError(
      'InvalidParameterException',
      'Merging is not currently supported, provide a SourceUser that has not been previously linked.',
    );
  const identity = { providerName: ProviderName, userId, providerType: ProviderName, dateCreated: Date.now() };
  pool.change(user, { identities: [...(user.identities ?? []), identity] });
}

/** Removes a link. */
export function disableProvider(pool: Pool, { User: account }: Input): void {
  const { ProviderName = '', ProviderAttributeValue = '' } = account ?? {};
  const user = pool.findLinked(ProviderName, ProviderAttributeValue);
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  const identities = (user.identities ?? []).filter(
    ({ providerName, userId }) => providerName !== ProviderName || userId !== ProviderAttributeValue,
  );
  pool.change(user, { identities });
}
