/** The changes of an account elsewhere. Each is told to its person by mail. */
export const SOCIAL_CHANGES = ['connected', 'disconnected'] as const;
export type SocialChange = (typeof SOCIAL_CHANGES)[number];

/** The page to which a sign-in elsewhere returns. */
export const CALLBACK_PAGE = '/account/callback';

/** Seconds that Cognito gives a trigger. */
export const TRIGGER_TIMEOUT = 5;

/** The user pool answers with this word and a ticket, instead of making a user. */
const MARK = 'connect:';
/** The message with which the pool's trigger refuses a new user. */
export const ticketMessage = (ticket: string): string => `${MARK}${ticket}`;
/** Finds the ticket in `PreSignUp failed with error connect:<ticket>.`, the words around which are Cognito's. */
export const ticketIn = (description: string): string | undefined =>
  /connect:([\w-]{43})(?![\w-])/.exec(description)?.[1];

/** The attribute of the user pool that takes a person's id at a provider as it is. */
export const SUBJECT_ATTRIBUTE = 'providerSubject';

interface ExternalName {
  readonly provider: string;
  readonly subject: string;
}
/**
 * Reads the name that the user pool would give a new user from elsewhere, `google_1234`. A pool that ignores case writes
 * it in small letters, and links only the exact id, so the id is that of `SUBJECT_ATTRIBUTE`. Both must agree.
 */
export function externalName(
  userName: string,
  subject: string | undefined,
  providers: readonly string[],
): ExternalName | undefined {
  const provider = providers.find((one) => userName.toLowerCase().startsWith(`${one.toLowerCase()}_`));
  if (!provider || !subject) return undefined;
  return userName.slice(provider.length + 1).toLowerCase() === subject.toLowerCase()
    ? { provider, subject }
    : undefined;
}
