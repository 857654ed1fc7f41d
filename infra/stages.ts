/** A provider of accounts, as the user pool knows it. */
export interface SocialProvider {
  readonly name: 'Google' | 'Microsoft';
  /** Name of the secret with the `id` and the `secret` of our client there. */
  readonly secret: string;
  /**
   * Issuer of an OpenID Connect provider, `https://login.microsoftonline.com/<tenant id>/v2.0`. Cognito compares it with
   * that of each token, so Microsoft's `common` does not work. Google needs none.
   */
  readonly issuer?: string;
}

/** All settings that differ between stages. Account and credentials come from the environment at deploy. */
export interface Stage {
  readonly name: 'dev' | 'staging' | 'production';
  readonly region: string;
  /** The one address of app and API. */
  readonly domain: string;
  /** Mail is sent as `no-reply@` this domain. */
  readonly mailDomain: string;
  /**
   * Set once the DNS records of the mail domain exist: the user pool then sends from it. Until then Cognito's own
   * sender sends codes, 50 a day.
   */
  readonly isMailVerified?: true;
  /**
   * Set once the MX records of the reply domain exist: answers to mails then come to their records. Otherwise they go to
   * the sender's mailbox.
   */
  readonly receivesMail?: true;
  /**
   * Has GuardDuty scan each upload for malware, at a price per gigabyte and file. Otherwise only the first bytes are
   * checked.
   */
  readonly scansFiles?: true;
  readonly logDays: 30 | 90 | 365;
  readonly alarmMail: string;
  /** Requests that one address may send in five minutes. Above it the edge answers the product's 403. */
  readonly rateLimit: number;
  /**
   * Name of the secret with the key of Google Maps Platform. Without one, no places and roads are requested from
   * Google.
   */
  readonly googleMapsSecret?: string;
  /**
   * The OAuth client at Google that writes calendars of users: its id, and the name of the secret with its secret.
   * Without one, users cannot connect Google.
   */
  readonly googleCalendar?: { readonly clientId: string; readonly secret: string };
  /**
   * Name of the SSM parameter with the certificate of the seal key and its issuers in PEM, the key's own first. Without
   * one, signed documents wait for their seal.
   */
  readonly sealCertificates?: string;
  /** Address of a time-stamp authority (RFC 3161). Default: the time of a seal is that of our own clock. */
  readonly timestampUrl?: string;
  /**
   * The Peppol access point: its address, and the name of the secret with its key. Without one, no e-invoice leaves.
   */
  readonly accessPoint?: { readonly url: string; readonly secret: string };
  /** Set where new agencies come by invitation only. Default: they may register by themselves. */
  readonly closesRegistration?: true;
  /** Accounts elsewhere with which users may sign in. Default: none. */
  readonly socialProviders?: readonly SocialProvider[];
  /**
   * The source of map tiles, `https://tiles.example/{z}/{x}/{y}.png`, and its attribution. Without one, maps have a
   * plain background.
   */
  readonly mapTiles?: { readonly url: string; readonly attribution: string };
}

export const stages: readonly Stage[] = [
  {
    name: 'dev',
    region: 'eu-west-1',
    domain: 'dev.backline.example',
    mailDomain: 'mail.dev.backline.example',
    logDays: 30,
    alarmMail: 'dev-alarms@backline.example',
    rateLimit: 5000,
  },
  {
    name: 'staging',
    region: 'eu-west-1',
    domain: 'staging.backline.example',
    mailDomain: 'mail.staging.backline.example',
    receivesMail: true,
    scansFiles: true,
    logDays: 90,
    alarmMail: 'staging-alarms@backline.example',
    rateLimit: 2000,
  },
  {
    name: 'production',
    region: 'eu-west-1',
    domain: 'app.backline.example',
    mailDomain: 'mail.backline.example',
    receivesMail: true,
    scansFiles: true,
    logDays: 365,
    alarmMail: 'alarms@backline.example',
    rateLimit: 2000,
  },
];

/** The domain of the addresses `reply+<token>@`. */
export const replyDomainOf = ({ mailDomain }: Stage): string => `reply.${mailDomain}`;
export const senderOf = ({ mailDomain }: Stage): string => `no-reply@${mailDomain}`;

export function stageNamed(name: string | undefined): Stage {
  const stage = stages.find((s) => s.name === name);
  if (!stage) throw new Error(`unknown stage '${name ?? ''}': choose one of ${stages.map((s) => s.name).join(', ')}`);
  return stage;
}
