/**
 * The only reader of process.env in the back end. Each value is read on demand, so a function carries no variable that
 * it does not use.
 */
const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is missing`);
  return value;
};

export const env = {
  stage: () => process.env.STAGE ?? 'local',
  region: () => process.env.AWS_REGION ?? 'eu-west-1',
  table: () => required('TABLE_NAME'),
  filesBucket: () => required('FILES_BUCKET'),
  /** The bucket of sealed files, which is locked on AWS. Locally they lie among the others. */
  signedBucket: () => process.env.SIGNED_BUCKET ?? required('FILES_BUCKET'),
  /** Uploads are scanned in the bucket; elsewhere only their first bytes are looked at. */
  scansFiles: () => Boolean(process.env.FILES_SCANNED),
  /** The origin of the bucket's presigned addresses. */
  filesOrigin: () =>
    process.env.AWS_ENDPOINT_URL_S3 ??
    `https://${required('FILES_BUCKET')}.s3.${process.env.AWS_REGION ?? 'eu-west-1'}.amazonaws.com`,
  queueUrl: (queue: string) => required(`QUEUE_URL_${queue.toUpperCase()}`),
  /** The start of the names of the jobs' functions, `backline-production`. */
  jobFunctions: () => required('JOB_FUNCTIONS'),
  userPoolId: () => required('USER_POOL_ID'),
  userPoolClientId: () => required('USER_POOL_CLIENT_ID'),
  /** Whether new agencies may register by themselves. */
  takesRegistrations: () => process.env.SELF_REGISTRATION !== 'off',
  /** External sign-ins that the user pool accepts, `Google,Microsoft`. */
  socialProviders: () => (process.env.SOCIAL_PROVIDERS ?? '').split(',').filter(Boolean),
  mailFrom: () => required('MAIL_FROM'),
  /** The domain that receives answers to mails; empty on a stage that receives none. */
  replyDomain: () => process.env.REPLY_DOMAIN ?? '',
  /** Origin of the web application, `https://app.example.com`. */
  pageBase: () => required('PAGE_BASE'),
  /** Key for HMACs that must not be searchable: link codes, link sessions. */
  hmacKey: () => required('HMAC_KEY'),
  /** Segment of the health page's address. */
  healthId: () => required('HEALTH_ID'),
  /** Address of a stand-in user pool; undefined on AWS. */
  identityEndpoint: () => process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
  /** Folder of the European Central Bank's published rates; a test puts its own there. */
  exchangeRatesUrl: () => process.env.EXCHANGE_RATES_URL ?? 'https://www.ecb.europa.eu/stats/eurofxref',
  /** The Commission's VAT information exchange; a test puts its own server there. */
  viesUrl: () => process.env.VIES_URL ?? 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  /** The German tax office's confirmation of foreign VAT numbers. */
  evatrUrl: () => process.env.EVATR_URL ?? 'https://api.evatr.vies.bzst.de/app/v1',
  /** Norway's register of companies. */
  brregUrl: () => process.env.BRREG_URL ?? 'https://data.brreg.no/enhetsregisteret/api',
  /** The Peppol access point of this stage, with its key; undefined for none. */
  accessPoint: () => {
    const [url, key] = [process.env.ACCESS_POINT_URL, process.env.ACCESS_POINT_KEY];
    return url && key ? { url, key } : undefined;
  },
  /** Microsoft's sign-in for programs, and Business Central; a test puts its own server there. */
  microsoftLoginUrl: () => process.env.MICROSOFT_LOGIN_URL ?? 'https://login.microsoftonline.com',
  businessCentralUrl: () => process.env.BUSINESS_CENTRAL_URL ?? 'https://api.businesscentral.dynamics.com',
  /** HubSpot's API; a test puts its own server there. */
  hubspotUrl: () => process.env.HUBSPOT_URL ?? 'https://api.hubapi.com',
  /** Webflow's API; a test puts its own server there. */
  webflowUrl: () => process.env.WEBFLOW_URL ?? 'https://api.webflow.com',
  /** The card provider; locally our stand-in. */
  cardProviderUrl: () => process.env.CARD_PROVIDER_URL ?? 'https://api.stripe.com',
  /** A local server that stands in for the outside in a test. Otherwise empty. */
  outsideOrigin: () => process.env.OUTSIDE_ORIGIN ?? '',
  /** The key of Google Maps Platform, for places and routes. Empty if an installation has none. */
  googleMapsKey: () => process.env.GOOGLE_MAPS_KEY ?? '',
  googlePlacesUrl: () => process.env.GOOGLE_PLACES_URL ?? 'https://places.googleapis.com',
  googleRoutesUrl: () => process.env.GOOGLE_ROUTES_URL ?? 'https://routes.googleapis.com',
  /** Our program at Google for calendars of users. Undefined if an installation has none. */
  googleCalendarClient: () => {
    const [id, secret] = [process.env.GOOGLE_CALENDAR_CLIENT_ID, process.env.GOOGLE_CALENDAR_CLIENT_SECRET];
    return id && secret ? { id, secret } : undefined;
  },
  googleAccountsUrl: () => process.env.GOOGLE_ACCOUNTS_URL ?? 'https://accounts.google.com',
  googleTokensUrl: () => process.env.GOOGLE_TOKENS_URL ?? 'https://oauth2.googleapis.com',
  googleCalendarUrl: () => process.env.GOOGLE_CALENDAR_URL ?? 'https://www.googleapis.com/calendar/v3',
  /** The key of KMS that seals signed files, with its certificate and their issuers in PEM. */
  sealKey: () => {
    const [keyId, chain] = [process.env.SEAL_KEY_ID, process.env.SEAL_CERTIFICATES];
    return keyId && chain ? { keyId, chain } : undefined;
  },
  /** The time-stamp authority (RFC 3161) of this stage; undefined for none. */
  sealTimestampUrl: () => process.env.SEAL_TIMESTAMP_URL,
  /** The file of the local test key, which the first seal makes. */
  sealTestKeyFile: () => process.env.SEAL_TEST_KEY,
  /** The search path for programs: LibreOffice, for PDF from Word. */
  path: () => process.env.PATH ?? '',
  /** Set when a local or LocalStack endpoint stands in for AWS. */
  isLocal: () => Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
} as const;
