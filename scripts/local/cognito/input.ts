export interface NameValue {
  readonly Name: string;
  readonly Value?: string;
}

/** A user of the pool, or an account elsewhere. */
interface ProviderUser {
  readonly ProviderName?: string;
  readonly ProviderAttributeName?: string;
  readonly ProviderAttributeValue?: string;
}

/** The fields that the supported operations read; each is checked where it is used. */
export interface Input {
  readonly ClientId?: string;
  readonly UserPoolId?: string;
  readonly AuthFlow?: string;
  readonly AuthParameters?: Record<string, string>;
  readonly ChallengeName?: string;
  readonly ChallengeResponses?: Record<string, string>;
  readonly Session?: string;
  readonly UserCode?: string;
  readonly SoftwareTokenMfaSettings?: { readonly Enabled?: boolean; readonly PreferredMfa?: boolean };
  readonly Username?: string;
  readonly DestinationUser?: ProviderUser;
  readonly SourceUser?: ProviderUser;
  readonly User?: ProviderUser;
  readonly UserAttributes?: readonly NameValue[];
  readonly TemporaryPassword?: string;
  readonly MessageAction?: string;
  readonly Password?: string;
  readonly Permanent?: boolean;
  readonly ConfirmationCode?: string;
  readonly PreviousPassword?: string;
  readonly ProposedPassword?: string;
  readonly AccessToken?: string;
  readonly RefreshToken?: string;
  readonly Token?: string;
  readonly Filter?: string;
  readonly Limit?: number;
  readonly PaginationToken?: string;
}
