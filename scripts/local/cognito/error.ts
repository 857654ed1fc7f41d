export class CognitoError extends Error {
  constructor(
    readonly code: string,
    message: string = code,
  ) {
    super(message);
  }
}

export const notAuthorized = (message: string): CognitoError => new CognitoError('NotAuthorizedException', message);
/** The same words for a wrong password and for nobody: the pool prevents user existence errors. */
export const badCredentials = (): CognitoError => notAuthorized('Incorrect username or password.');
